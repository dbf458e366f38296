import * as z from 'zod';
import { mailRefusalSchema } from './mail-refusal.schema.ts';

const time = z.iso.datetime();

/** How the mail server has treated us lately: nothing about anybody. */
export const mailStandingSchema = z.object({
  /** When it last took a letter, give or take an hour; null when it never did. */
  takenAt: time.nullable(),
  /** That it takes none; null when it does. */
  trouble: z
    .object({
      since: time,
      /** Runs in a row that met it. */
      runs: z.number().int(),
      last: mailRefusalSchema,
    })
    .nullable(),
});
