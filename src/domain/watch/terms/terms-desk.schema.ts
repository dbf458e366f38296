import * as z from 'zod';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { planRightNames } from '#domain/tool/plan/plan-words.ts';
import { sentenceTopics } from './sentence-topics.ts';

const time = z.iso.datetime();

/** Longest sentence that is kept of a change, in letters; longer ones are cut. */
export const LONGEST_SENTENCE = 1500;

/** One sentence of a document that an editor looks at, or has looked at. */
const termsChangeSchema = z.object({
  /** Of its words before and after: the same words have the same id. */
  id: z.string().max(40),
  kind: z.enum(['added', 'removed', 'reworded']),
  before: z.string().max(LONGEST_SENTENCE),
  after: z.string().max(LONGEST_SENTENCE),
  topics: z.array(z.enum(sentenceTopics)),
  seenAt: time,
  /** Set aside, it stays aside whenever the same words come again. */
  state: z.enum(['waiting', 'aside', 'confirmed']),
});
export type TermsChange = z.output<typeof termsChangeSchema>;

/** What changed in one document, oldest first. */
export const termsChangesSchema = z.object({
  source: z.string(),
  changes: z.array(termsChangeSchema),
});
export type TermsChanges = z.output<typeof termsChangesSchema>;

/** What an editor confirmed of the terms of one tool, as everybody may read it; oldest first. */
export const termsNotifiedSchema = z.object({
  toolId: z.number().int().positive(),
  told: z.array(
    z.object({
      /** The decision, and the change that it was about. */
      id: z.uuid(),
      changeId: z.string().max(40),
      at: time,
      source: z.string(),
      fact: z.enum(factNames),
      /** The right that it is about; a release before this one knew only those that are facts, and told the others as paid work. */
      right: z.enum(planRightNames).optional(),
      /** What it means, in one sentence. */
      meaning: z.string().max(240),
      before: z.string().max(LONGEST_SENTENCE),
      after: z.string().max(LONGEST_SENTENCE),
    }),
  ),
});
export type TermsNotified = z.output<typeof termsNotifiedSchema>;

/** The tools of whose terms something was ever confirmed. */
export const notifiedToolsSchema = z.object({ toolIds: z.array(z.number().int().positive()) });
