import * as z from 'zod';
import { reasonProblem } from '#domain/admin/edit-reason.ts';
import { linesSchema } from '#domain/text/line.schema.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { ToolFieldPath } from '#domain/tool/tool-field-paths.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { EditLine, RecordEdited } from './record-edit.ts';

/** A tool as the desk sees it. */
export interface DeskTool {
  tool: Tool;
  /** Names what the tool says now; a change must name the version it was made on. */
  version: string;
  /** What its file in `data/tools/` says; null for an uploaded tool. */
  file: Tool | null;
  /** Whether its page was built with what it says now. */
  isBuilt: boolean;
  /** Key of the drop that was drafted with its last change; null without one. */
  drop: string | null;
  /** Newest first. */
  history: EditLine[];
}

export interface ToolEdited extends RecordEdited<ToolFieldPath> {
  tool: Tool;
  version: string;
}

/** Names of fields; what a field must be is for the rules of tools to say. */
const byName = z.record(z.string().regex(/^[a-zA-Z]{2,30}$/), z.unknown());

/** What a change at the desk says beside the tool it is about. */
export const changeShape = {
  /** The same attempt again is the same change. */
  attempt: z.uuid(),
  reason: linesSchema(300).refine((reason) => reasonProblem(reason) === null, {
    error: ({ input }) => reasonProblem(String(input)) ?? '',
  }),
};

export const patchShape = {
  patch: z.strictObject({ fields: byName, evidence: byName.default({}) }),
  /** Checks and shows what would change; stores nothing. */
  dryRun: z.boolean().default(false),
};

/** Body of `POST /api/admin/tools/:id`. */
const editToolSchema = z.strictObject({ ...changeShape, ...patchShape, version: z.string().max(60) });

export const adminToolEndpoint = {
  path: '/api/admin/tools/:id',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<DeskTool>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: editToolSchema,
      mostBytes: 65_536,
      answers: typeOnly<ToolEdited>(),
      refusal: editRefusalSchema,
      statuses: [401, 403, 403, 409],
      example: {
        version: 'not the version it has',
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        reason: 'The maker changed its price',
        patch: { fields: { skipItIf: 'you need vector files' }, evidence: {} },
        dryRun: true,
      },
    },
  },
} as const satisfies Contract;
