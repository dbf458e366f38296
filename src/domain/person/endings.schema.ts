import * as z from 'zod';
import { mailChoices } from './mail-preferences.ts';
import { mailLists } from './subscriber.ts';

const time = z.iso.datetime();

/** Things that ended, by their hashes. */
const marksSchema = z.object({
  marks: z.array(z.string()),
  /** There were too many to name: every such thing that a backup from before this time holds counts as ended. */
  before: time.nullable(),
});

/** What one account ended of its own. */
export const personEndingsSchema = z.object({
  /** Time of the last ending: from then on it is kept for its days. */
  at: time,
  /** Accounts of this person that were deleted. */
  accounts: z.array(
    z.object({
      birth: z.string(),
      at: time,
      /** A hash of the key of its proven address; null without one. */
      address: z.hash('sha256').nullable(),
      /** Nothing of it was left, at the payment provider either. */
      isErased: z.boolean(),
    }),
  ),
  /** Links to collections. */
  links: marksSchema,
  /** Links whose page named somebody and does not any more. */
  names: marksSchema,
  /** Addresses of private feeds. */
  feeds: marksSchema,
  subscriptions: marksSchema,
  /** When each switch for mails was last turned off. */
  choices: z.partialRecord(z.enum(mailChoices), time),
});

/** Mails that one address ended. */
export const addressEndingsSchema = z.object({
  at: time,
  /** When each kind of mail was last refused. */
  lists: z.partialRecord(z.enum(mailLists), time),
  /** When each topic was last left, under its hash. */
  topics: z.record(z.string(), time),
  /** There were too many to name: every topic that was asked for before this time counts as left. */
  topicsBefore: time.nullable(),
});

/** A suggested tool that was declined. */
export const declinedEndingSchema = z.object({ at: time, attempt: z.uuid() });

/** Since when every ending is in the journal. */
export const journalSchema = z.object({ began: time });
