import * as z from 'zod';
import type { UndoAnswer } from './undo-upload.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `POST /api/uploads/undo`. */
const undoUploadSchema = z.strictObject({ uploadId: z.uuid() });

export const undoUpload = {
  path: '/api/uploads/undo',
  methods: {
    POST: {
      who: 'admin',
      in: undoUploadSchema,
      answers: typeOnly<UndoAnswer>(),
      statuses: [401, 403, 403, 404],
      example: { uploadId: '5c1f6bd0-2d0e-4d0c-9d3b-6a4b1f6f0a11' },
    },
  },
} as const satisfies Contract;
