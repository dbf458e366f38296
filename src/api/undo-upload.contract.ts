import * as z from 'zod';
import { type Contract, typeOnly } from './contract.ts';

/** What became of an upload that was taken back. */
interface UndoAnswer {
  message: string;
  /** False when it was taken back already. */
  changed: boolean;
  rebuild: 'started' | 'failed' | 'off' | null;
}

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
