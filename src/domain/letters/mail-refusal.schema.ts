import * as z from 'zod';

/** Where in its talk with us a mail server refuses. */
export const refusalSteps = [
  'connection',
  'greeting',
  'login',
  'sender',
  'recipient',
  'data',
  'end of data',
  'other',
] as const;

/** Whose matter a refusal is. */
const refusalCauses = [
  'connection',
  'greeting',
  'login',
  'sender',
  'quota',
  'policy',
  'content',
  'busy',
  'mailbox',
  'doubtful',
  'later',
  'unclear',
] as const;

/** What a mail server said when it did not take a letter: no address, no credential. */
export const mailRefusalSchema = z.object({
  at: z.iso.datetime(),
  cause: z.enum(refusalCauses),
  step: z.enum(refusalSteps),
  /** The mail program's own name for the failure, such as `EAUTH`. */
  code: z.string().max(40).nullable(),
  /** The command that was refused, such as `RCPT TO`. */
  command: z.string().max(40).nullable(),
  /** Reply code (RFC 5321), such as 550. */
  status: z.number().int().nullable(),
  /** Enhanced status (RFC 3463), such as 5.1.1. */
  enhanced: z.string().max(20).nullable(),
  /** The server's words. */
  words: z.string().max(300),
});
