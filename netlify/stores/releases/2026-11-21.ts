import * as z from 'zod';

/**
 * Frozen: the shapes that the release of 2026-11-21 reads, as its own schemas had them. It refuses every field that it does
 * not know, so nothing may be added to these records before that release is out of use. Shapes of uploaded tools and of
 * mails are checked as far as the stores themselves make them.
 */
const time = z.iso.datetime();
const any = z.record(z.string(), z.unknown());
const decided = { attempt: z.uuid(), decidedAt: time };
const revision = z.hash('sha256').nullable();
const edition = z.strictObject({
  name: z.string(),
  dropIds: z.array(z.number().int()),
  changes: z.array(z.strictObject({ toolId: z.number().int(), toolName: z.string(), changes: z.array(any) })),
  progress: z.strictObject({
    after: z.string(),
    failures: z.number().int(),
    walks: z.number().int(),
    isDone: z.boolean(),
  }),
});
const mailer = z.strictObject({ name: z.string().optional(), address: z.email() });

/** By store, and by key where a store holds several shapes. */
export const schemas: Readonly<Record<string, (key: string) => z.ZodType>> = {
  deletions: () => z.unknown(),
  'form-senders': () =>
    z.strictObject({ id: z.hash('sha256'), sent: z.array(z.strictObject({ attempt: z.uuid(), at: time })) }),
  'mail-editions': (key) =>
    key === 'alerts'
      ? z.strictObject({
          known: z.strictObject({
            facts: z.record(
              z.string(),
              z.strictObject({ pricing: any, standardPricing: z.string(), rights: any, status: any }),
            ),
            dropIds: z.array(z.number().int()),
          }),
          rounds: z.number().int(),
          edition: edition.nullable(),
        })
      : edition,
  'mails-sent': () => z.unknown(),
  messages: () =>
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      company: z.string(),
      subject: z.string(),
      message: z.string(),
      userId: z.string().nullable(),
      receivedAt: time,
      answeredAt: time.nullable(),
    }),
  outbox: () =>
    z.strictObject({
      mail: z.strictObject({
        key: z.string(),
        to: mailer,
        replyTo: mailer.optional(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        headers: z.record(z.string(), z.string()).optional(),
        personal: z.string(),
      }),
      claimedUntil: time.nullable(),
      tries: z.number().int(),
      notBefore: time,
    }),
  'payment-events': () => z.unknown(),
  'submission-addresses': () => z.strictObject({ first: z.uuid() }),
  submissions: () =>
    z.strictObject({
      id: z.uuid(),
      toolName: z.string(),
      category: z.string(),
      website: z.string(),
      description: z.string(),
      pricing: z.string(),
      submitterName: z.string(),
      submitterEmail: z.string(),
      relationship: z.string(),
      additionalInfo: z.string(),
      userId: z.string().nullable(),
      receivedAt: time,
      isRepeat: z.boolean(),
      decision: z
        .discriminatedUnion('state', [
          z.strictObject({ state: z.literal('accepted'), ...decided, toolId: z.number().int().nullable() }),
          z.strictObject({ state: z.literal('declined'), ...decided, reason: z.string() }),
        ])
        .nullable(),
    }),
  subscriptions: () =>
    z.strictObject({
      id: z.hash('sha256'),
      address: z.string(),
      topics: z.array(
        z.strictObject({
          context: z.enum(['general', 'fresh-drops', 'tool-updates']),
          toolName: z.string().nullable(),
          askedAt: time,
          confirmedAt: time.nullable(),
        }),
      ),
      refusals: z.strictObject({ digest: time.nullable(), alerts: time.nullable() }),
      askingLetters: z.array(time),
      createdAt: time,
    }),
  tools: (key) =>
    key === 'head'
      ? z.strictObject({
          revision,
          nextId: z.number().int(),
          uploads: z.array(
            z.strictObject({
              id: z.uuid(),
              at: time,
              by: z.string().nullable(),
              kind: z.enum(['csv', 'records', 'submission']),
              created: z.number().int(),
              updated: z.number().int(),
              revision,
              previous: revision,
              undone: z.strictObject({ at: time, by: z.string().nullable() }).nullable(),
            }),
          ),
        })
      : z.strictObject({ uploads: z.array(any) }),
  users: () =>
    z.strictObject({
      id: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      firstName: z.string(),
      lastName: z.string(),
      profileImageUrl: z.string().nullable(),
      createdAt: time,
      sessionEpoch: z.number().int(),
      signIns: z.array(z.strictObject({ sid: z.string(), expiresAt: time })),
      saves: z.array(z.strictObject({ toolId: z.number().int(), savedAt: time })),
      quizResponses: z.array(
        z.strictObject({ id: z.string(), answers: any, toolIds: z.array(z.number().int()), createdAt: time }),
      ),
      preferences: z.strictObject({
        freshDrops: z.boolean(),
        toolUpdates: z.boolean(),
        weeklyDigest: z.boolean(),
        marketing: z.boolean(),
        changedAt: time.nullable(),
      }),
      customerId: z.string().nullable(),
      subscription: z
        .strictObject({
          id: z.string(),
          status: z.string(),
          currentPeriodEnd: z.number(),
          cancelAtPeriodEnd: z.boolean(),
          interval: z.enum(['month', 'year']),
        })
        .nullable(),
      deletedAt: time.nullable(),
      operations: z.array(z.string()),
    }),
};
