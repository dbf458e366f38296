import * as z from 'zod';

const time = z.iso.datetime();
const verdict = z.enum(['passes', 'passes when switched', 'unknown', 'fails']);

/** What a change is about. */
const entryKinds = ['fact', 'terms', 'drop', 'tool', 'verdict', 'project'] as const;

/** One change that concerns a person. */
export const sinceEntrySchema = z.object({
  /** The same on every device and in every answer. */
  id: z.string(),
  /** YYYY-MM-DD. */
  day: z.string(),
  kind: z.enum(entryKinds),
  toolId: z.number().int().optional(),
  projectId: z.string().optional(),
  title: z.string(),
  text: z.string(),
  /** Where it can be read. */
  path: z.string(),
});

/** How far one person has looked: which changes there were for them, in which order they came, and up to which they saw. */
export const lookSchema = z.object({
  /** When the account was made that it belongs to. */
  account: time,
  /** The birth of that account. */
  birth: z.string().optional(),
  /** Number of the last change that was seen; it only grows. */
  mark: z.number().int(),
  /** When it last moved. */
  seenAt: time.nullable(),
  /**
   * Every change that was ever told, in the order in which they came; those of number 0 were history when their tool became
   * this person's. One that bears no day of its own is kept whole.
   */
  noted: z.array(z.object({ id: z.string(), number: z.number().int(), entry: sinceEntrySchema.optional() })),
  /** The tools, by number, and the jobs, by slug, that were this person's when changes were last noted. */
  own: z.array(z.union([z.number().int(), z.string()])),
  /** The highest number of a tool that was known then, among those of files and among uploaded ones. */
  newestTools: z.object({ file: z.number().int(), uploaded: z.number().int() }),
  /** How the own tools stood to each own list of rules then. */
  verdicts: z.array(z.object({ list: z.string(), rules: z.string(), tools: z.record(z.string(), verdict) })),
});
