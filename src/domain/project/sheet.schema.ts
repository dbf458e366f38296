import * as z from 'zod';
import { frozenFactsSchema } from './frozen-facts.schema.ts';
import { projectSchema } from './project.schema.ts';
import { lineVersionSchema } from './project-lines.schema.ts';

/**
 * What a client reads of a project, whatever the form. Everything in it was stored when a line or the project was written:
 * nothing of the guide of today, no day of printing. Its JSON text (`sheetText`) is what the hash of a version is made of,
 * so a field that is added here is a new `form` and the old form keeps its bytes.
 */
export const sheetSchema = z.object({
  form: z.literal(1),
  ...projectSchema.pick({ name: true, client: true, rulesName: true, rules: true }).shape,
  /** The sentence for the public; empty for a sheet without lines. */
  disclosure: z.string(),
  /** What is withdrawn is left out. */
  lines: z.array(
    z.object({
      id: z.uuid(),
      ...lineVersionSchema.omit({ isWithdrawn: true }).shape,
      /** 1 for what was never corrected. */
      version: z.number().int(),
    }),
  ),
  /** The facts that these lines name. */
  facts: z.record(z.string(), frozenFactsSchema),
});
export type Sheet = z.output<typeof sheetSchema>;
export type SheetLine = Sheet['lines'][number];
