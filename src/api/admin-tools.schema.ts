import * as z from 'zod';
import { changeShape, patchShape } from './admin-tool.schema.ts';

/** Body of `POST /api/admin/tools`. */
export const addToolSchema = z.strictObject({ ...changeShape, ...patchShape });
