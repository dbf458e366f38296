import * as z from 'zod';

const time = z.iso.datetime();
const decided = {
  /** Uuid of the request that decided, so that its repetition is known. */
  attempt: z.uuid(),
  decidedAt: time,
};

/** A suggested tool, as it is stored: what somebody filled in on /submit-tool, and what was decided. */
export const submissionSchema = z.object({
  /** The attempt's uuid; also the key. */
  id: z.uuid(),
  toolName: z.string(),
  /** One of `submissionCategories`. */
  category: z.string(),
  website: z.string(),
  description: z.string(),
  /** Optional, in the sender's words. */
  pricing: z.string(),
  submitterName: z.string(),
  submitterEmail: z.string(),
  /** One of `relationships`, or empty. */
  relationship: z.string(),
  /** Optional. */
  additionalInfo: z.string(),
  /** The account it was sent from; null when signed out. */
  userId: z.string().nullable(),
  receivedAt: time,
  /** The same address had been suggested before. */
  isRepeat: z.boolean(),
  /** Null as long as nobody has decided. */
  decision: z
    .discriminatedUnion('state', [
      z.object({
        state: z.literal('accepted'),
        ...decided,
        /** The tool it became; null while it is being published. */
        toolId: z.number().int().nullable(),
      }),
      z.object({
        state: z.literal('declined'),
        ...decided,
        /** Why, in words to the sender. */
        reason: z.string(),
      }),
    ])
    .nullable(),
});

/** The submission that was the first with an address; nothing else is kept of it. */
export const firstSuggestionSchema = z.object({ first: z.uuid() });
