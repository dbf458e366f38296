import * as z from 'zod';
import { changeShape, type ToolEdited } from './admin-tool.contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `POST /api/admin/tools/:id/undo`. */
const undoEditSchema = z.strictObject({ ...changeShape, editId: z.uuid() });

export const adminToolUndoEndpoint = {
  path: '/api/admin/tools/:id/undo',
  methods: {
    POST: {
      who: 'admin',
      in: undoEditSchema,
      refusal: editRefusalSchema,
      answers: typeOnly<ToolEdited>(),
      statuses: [401, 403, 403, 404],
      example: {
        editId: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        reason: 'It was a slip',
      },
    },
  },
} as const satisfies Contract;
