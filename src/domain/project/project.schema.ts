import * as z from 'zod';
import { shareLinkSchema } from '#domain/collection/collection.schema.ts';
import { rulesSchema } from '#domain/rules/rules.schema.ts';

const time = z.iso.datetime();

/** A project as it is stored in its owner's list: everything but its lines. */
export const projectSchema = z.object({
  /** Made where the project is made, in the browser too: the same one that arrives twice is one. */
  id: z.uuid(),
  name: z.string(),
  /** Whom it is for; may be empty. */
  client: z.string(),
  /** What the client allows: new lines are judged by it, lines that are there keep the rules of their day. */
  rules: z.object(rulesSchema.shape),
  /** As the reader knows the rules: 'Client work', 'Bank, print'. May be empty. */
  rulesName: z.string(),
  /** For its owner alone: it stands on no sheet. May be empty. */
  note: z.string(),
  /** US dollars a month that were agreed for its tools; it stands on no sheet. Nobody named one without it. */
  budget: z.number().nullable().optional(),
  createdAt: time,
  changedAt: time,
  /** The link under which everybody can read the sheet; null when it is private. */
  share: shareLinkSchema.nullable(),
});

/** All projects of one person, without lines: one document, so that the plan's limit holds under any concurrency. */
export const personProjectsSchema = z.object({
  /** When the account was made that they belong to: those of an account that was deleted before count as nothing. */
  account: time,
  /** The birth of that account. */
  birth: z.string(),
  /** In the order they were made. */
  projects: z.array(projectSchema),
  /** Changes that a letter has told, by `recallMark`, with the round that told them; what holds no more is left out. */
  notified: z.record(z.string(), z.string()).optional(),
});
