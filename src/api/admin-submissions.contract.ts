import * as z from 'zod';
import { MIN_REASON_LETTERS, MAX_REASON_LETTERS } from '#domain/letters/submission/decline-reasons.ts';
import { linesSchema } from '#domain/text/line.schema.ts';
import { changeShape, patchShape } from './admin-tool.contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import type { Twins } from '#domain/letters/submission/find-twins.ts';
import type { ReviewList } from '#domain/letters/submission/review-list.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { ThreadLine } from './desk-thread.ts';

/** The queue of `GET /api/admin/submissions`. */
export interface ReviewAnswer extends ReviewList {
  /** Tools and other submissions that may be the same, by the submission's id. */
  twins: Record<string, Twins>;
  /** What was done so far, by the submission's id. */
  threads: Record<string, ThreadLine[]>;
  /** Accepted ones whose sender is told once the tool's page answers, longest first. */
  awaited: AwaitedLetter[];
}

/** A letter that waits until the page that it names answers. */
export interface AwaitedLetter {
  /** The submission's. */
  id: string;
  toolName: string;
  toolId: number;
  /** ISO time of the acceptance. */
  since: string;
  /** When somebody last looked, and the status of the page then; null when nothing answered. */
  lastLook: { at: string; status: number | null } | null;
}

/** One submission, for `GET /api/admin/submissions?id=…`. */
export interface SubmissionAtDesk {
  submission: Submission;
  twins: Twins;
}

/**
 * What became of the letter to the sender: it went out; `waiting`, it follows when the mail server takes it;
 * `awaits_page`, it goes out when the tool's page answers; `none`, there is nothing to tell.
 */
export type DecisionLetter = 'sent' | 'waiting' | 'awaits_page' | 'none';

export interface DecisionAnswer {
  submission: Submission;
  letter: DecisionLetter;
  thread: ThreadLine[];
}

const one = { id: z.uuid(), attempt: z.uuid() };

/**
 * Body of `POST /api/admin/submissions`: decline with a reason, publish as a tool, or accept because the guide has the tool
 * already. `reopen` takes the decision `of` this attempt back, and with it the tool that was added by it. `tell` decides
 * nothing: it looks again whether the page is there that a letter waits for. What a tool must be is for the rules of tools
 * to say.
 */
const reviewDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    ...one,
    decision: z.literal('decline'),
    reason: linesSchema(MAX_REASON_LETTERS).pipe(
      z.string().min(MIN_REASON_LETTERS, `Say why in at least ${MIN_REASON_LETTERS} characters: the sender reads it`),
    ),
  }),
  z.strictObject({
    ...one,
    decision: z.literal('publish'),
    reason: changeShape.reason,
    patch: patchShape.patch,
  }),
  z.strictObject({ ...one, decision: z.literal('reopen'), of: z.uuid() }),
  z.strictObject({ ...one, decision: z.literal('tell') }),
  z.strictObject({ ...one, decision: z.literal('listed'), toolId: z.number().int().positive() }),
]);
export type ReviewDecision = z.output<typeof reviewDecisionSchema>;

export const adminSubmissions = {
  path: '/api/admin/submissions',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<ReviewAnswer | SubmissionAtDesk>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: reviewDecisionSchema,
      mostBytes: 65_536,
      answers: typeOnly<DecisionAnswer>(),
      refusal: editRefusalSchema,
      statuses: [401, 403, 403, 404],
      example: {
        id: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        decision: 'decline',
        reason: 'It does not help creatives.',
      },
    },
  },
} as const satisfies Contract;
