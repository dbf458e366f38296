import * as z from 'zod';

const time = z.iso.datetime();

/** What the team did about something that came by a form. */
export const deskActions = [
  'answered',
  'resolved',
  'reopened',
  'marked as spam',
  'marked as no spam',
  'accepted',
  'declined',
  'withdrawn',
] as const;

/** What was done about one message or submission, as it is stored beside it: the record itself keeps its shape. */
export const deskThreadSchema = z.object({
  kind: z.enum(['message', 'submission']),
  /** Id of the message or submission. */
  id: z.uuid(),
  /** Releases before noted the account that sent the record; nothing follows from it, and nothing is noted any more. */
  userId: z.string().nullable(),
  /** Whom it is about: with the data of whoever has proven it, it is exported and erased. */
  address: z.string(),
  /** Oldest first. */
  entries: z.array(
    z.object({
      /** Uuid of the request, so that its repetition is known. */
      id: z.uuid(),
      at: time,
      /** A keyed hash of the person of the team, the same as in the audit; null when nobody in particular. */
      who: z.string().nullable(),
      what: z.enum(deskActions),
      /** The answer, the reason, or what they wrote back; else empty. */
      text: z.string(),
      /** The words are theirs: an editor put them here out of the team's mailbox. */
      isTheirs: z.boolean().default(false),
    }),
  ),
});
