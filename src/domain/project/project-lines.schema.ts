import * as z from 'zod';
import { daySchema } from '#domain/text/web-fields.schema.ts';
import { frozenFactsSchema } from './frozen-facts.schema.ts';
import { sourceTypes } from './source-types.ts';

const time = z.iso.datetime();

/** What a line said at one time. */
export const lineVersionSchema = z.object({
  /** When it was written. */
  at: time,
  /** What was made: a file's name, a shot, a title. */
  asset: z.string(),
  toolId: z.number().int(),
  /** The plan as its maker names it; empty when the reader worked on one that the guide does not know. */
  plan: z.string(),
  /** Under which account, in the reader's words; may be empty. */
  account: z.string(),
  /** The day of the work: YYYY-MM-DD. */
  day: daySchema,
  /** What a person did besides, in the reader's words; may be empty. */
  human: z.string(),
  /** The IPTC digital source type, by its name. */
  sourceType: z.enum(sourceTypes),
  /** Which of the document's frozen facts hold for it. */
  facts: z.string(),
  /** The day on which those facts were frozen: a correction of other fields keeps it. */
  frozenOn: daySchema,
  /** True when the line counts no more: it is on no sheet, and stays in the history. */
  isWithdrawn: z.boolean().optional(),
});

/** One line of a project: what it says now stands last. */
export const projectLineSchema = z.object({
  /** Made where the line is made: the same one that arrives twice is one. */
  id: z.uuid(),
  /** Oldest first; a correction adds one and changes none. */
  versions: z.array(lineVersionSchema).min(1),
});

/** Somebody at the client who said that they saw the sheet. */
export const seenSchema = z.object({
  /** As they typed it. */
  name: z.string(),
  at: time,
  /** SHA-256 of the version of the sheet that they saw. */
  hash: z.hash('sha256'),
});

/** The lines of one project with their frozen facts: one document, so that no edit of two devices loses another. */
export const projectLinesSchema = z.object({
  /** Whose they are, and the birth of that account: those of an account that was deleted before count as nothing. */
  userId: z.string(),
  birth: z.string(),
  project: z.uuid(),
  /** In the order they were added. */
  lines: z.array(projectLineSchema),
  /** Frozen facts by a name of this document ('f1', 'f2'): lines with the same facts share them; none is ever changed. */
  facts: z.record(z.string(), frozenFactsSchema),
  /** The sentence for the public, made of the lines when one of them changes: another release words nothing anew. */
  disclosure: z.string(),
  /** In the order they came. */
  seen: z.array(seenSchema),
});
