import * as z from 'zod';

/**
 * One mail to one person. Its key names it for ever: a second mail under the same key is the same mail and is not
 * sent again.
 */
export interface Mail {
  /** What makes this mail this one, e.g. the week and a hash of the address: letters, digits, `-` and `_`, at most 100. */
  key: string;
  to: { name?: string | undefined; address: string };
  /** Where an answer goes, when not to us. */
  replyTo?: { name?: string | undefined; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  /** Further headers, e.g. those of one-click unsubscribing. */
  headers?: Record<string, string> | undefined;
  /** The address of the person whom the mail is about: with their data it is erased. */
  personal: string;
  /** The account whose holder typed words in it; with that account's data it is erased too. */
  typedBy?: string | undefined;
}

const oneLine = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\r\n]*$/, 'One line only');
/** One address: no list, no name, no line break, whatever a mail server would make of it. */
const address = z.email().max(254);
const person = z.strictObject({ name: oneLine(200).optional(), address });

/** A mail that may be sent: exactly one recipient, and nothing that could become a header of its own. */
export const mailSchema: z.ZodType<Mail> = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
  to: person,
  replyTo: person.optional(),
  subject: oneLine(300),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string().regex(/^[A-Za-z-]{1,60}$/), oneLine(2000)).optional(),
  personal: z.string(),
  typedBy: z.string().optional(),
});
