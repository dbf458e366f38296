import * as z from 'zod';

/** One change of one tool by somebody at the desk, as it is kept in the tool's history. */
export const toolEditSchema = z.object({
  /** The attempt that made it; the upload in the list of uploads has the same id. */
  id: z.uuid(),
  at: z.iso.datetime(),
  /** A keyed hash of the admin, the same as in the audit; null when nobody can be named. */
  who: z.string().nullable(),
  /** Why, in the editor's words. */
  reason: z.string(),
  /** Who told us, if they wish to be named: the list of corrections shows it. */
  toldBy: z.string().nullable().optional(),
  kind: z.enum(['created', 'changed', 'undone']),
  /** The change that this one took back; null unless `undone`. */
  undoes: z.uuid().nullable(),
  /** By place, e.g. `pricing` or `evidence.price`; empty when the tool was created or taken out. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** False until the catalogue has it: one that stays so never happened. */
  isDone: z.boolean(),
});

/** What was changed of one tool at the desk, newest first. */
export const toolHistorySchema = z.object({ edits: z.array(toolEditSchema) });

/** Which tool the last changes were about, newest first: the list of uploads names changes by their id alone. */
export const recentEditsSchema = z.object({ edits: z.array(z.object({ id: z.uuid(), toolId: z.number().int() })) });

export type ToolEdit = z.output<typeof toolEditSchema>;
