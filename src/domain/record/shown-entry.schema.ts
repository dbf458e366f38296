import * as z from 'zod';

const fieldsSchema = z.record(z.string(), z.unknown());

/** What readers may see of what the desk holds of one document; a build takes it in as it is. */
export const shownEntrySchema = z.object({
  key: z.string(),
  /** `hidden`: taken down; `label`: under the fringe, so that only what everybody may know of it is here. */
  shows: z.enum(['whole', 'hidden', 'label']),
  fields: fieldsSchema,
  over: fieldsSchema.nullable(),
});

export type ShownEntry = z.output<typeof shownEntrySchema>;
