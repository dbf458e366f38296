import * as z from 'zod';
import { recordEditSchema } from '#domain/record/record-edit.schema.ts';

/** One change of one tool by somebody at the desk, as it is kept in the tool's history. */
const toolEditSchema = recordEditSchema.extend({
  /** Who told us, if they wish to be named: the list of corrections shows it. */
  toldBy: z.string().nullable().optional(),
  /** False until the catalogue has it: one that stays so never happened. */
  isDone: z.boolean(),
});

/** What was changed of one tool at the desk, newest first. */
export const toolHistorySchema = z.object({ edits: z.array(toolEditSchema) });

/** Which tool the last changes were about, newest first: the list of uploads names changes by their id alone. */
export const recentEditsSchema = z.object({ edits: z.array(z.object({ id: z.uuid(), toolId: z.number().int() })) });

export type ToolEdit = z.output<typeof toolEditSchema>;
