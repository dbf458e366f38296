import * as z from 'zod';

const time = z.iso.datetime();
const action = z.object({
  at: time,
  /** Mark of the admin; null when nobody can be named. */
  who: z.string().nullable(),
});

/** One piece of news about Yak, from its draft until everybody has it who asked for it. */
export const newsSchema = z.object({
  subject: z.string(),
  /** Paragraphs, with an empty line between two. */
  words: z.string(),
  written: action,
  /** Set while it goes out, or is about to; it can be held until `beginsAt`. */
  release: action.extend({ beginsAt: time }).nullable(),
  /** The last time somebody held it; null when nobody did. */
  held: action.nullable(),
  /** When the first run took it up: from then on nothing stops it. */
  begunAt: time.nullable(),
  doneAt: time.nullable(),
});
