import * as z from 'zod';
import { changeShape, patchShape, type ToolEdited } from './admin-tool.contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { Debt, DeskPage } from '#domain/admin/desk-list.ts';

/** `GET /api/admin/tools?q=…&debt=…&sort=…&page=…` */
export interface DeskTools extends DeskPage {
  /** How many tools owe what, in the whole catalogue. */
  owed: Record<Debt, number>;
}

/** Body of `POST /api/admin/tools`. */
const addToolSchema = z.strictObject({ ...changeShape, ...patchShape });

export const adminToolsEndpoint = {
  path: '/api/admin/tools',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<DeskTools>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: addToolSchema,
      mostBytes: 65_536,
      answers: typeOnly<ToolEdited>(),
      refusal: editRefusalSchema,
      statuses: [401, 403, 403, 422],
      example: {
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        reason: 'A reader asked for it',
        patch: { fields: { name: 'Storyteller' }, evidence: {} },
        dryRun: true,
      },
    },
  },
} as const satisfies Contract;
