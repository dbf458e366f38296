import * as z from 'zod';
import { changeShape } from './admin-tool.schema.ts';

/** Body of `POST /api/admin/tools/:id/undo`. */
export const undoEditSchema = z.strictObject({ ...changeShape, editId: z.uuid() });
