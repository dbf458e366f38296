import * as z from 'zod';

/** What a person can subscribe to by mail. */
export const mailContexts = ['general', 'fresh-drops', 'tool-updates'] as const;

const time = z.iso.datetime();

/** Everything stored about one address outside of accounts: one document. */
export const subscriberSchema = z.object({
  /** sha-256 of the address in lower case; also the key. */
  id: z.hash('sha256'),
  address: z.string(),
  topics: z.array(
    z.object({
      context: z.enum(mailContexts),
      /** Only tool updates may name a tool. */
      toolName: z.string().nullable(),
      /** Time of the request; it also tells the link of this request from older ones. */
      askedAt: time,
      /** Null until the holder of the address has agreed. */
      confirmedAt: time.nullable(),
    }),
  ),
  /** When this address last refused a kind of mail, whoever asks for it; null when it never did. */
  refusals: z.object({
    digest: time.nullable(),
    alerts: time.nullable(),
    /** Missing in documents from before there was news. */
    news: time.nullable().optional(),
  }),
  /** Times of the letters that asked to confirm, newest first, of the last day: so that nobody floods a stranger. */
  askingLetters: z.array(time),
  createdAt: time,
});
export type Subscriber = z.output<typeof subscriberSchema>;
/** A topic in a subscriber's document: nobody is mailed about it before it was confirmed by mail. */
export type SubscribedTopic = Subscriber['topics'][number];
