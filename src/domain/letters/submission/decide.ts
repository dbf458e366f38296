import type { Decision, Submission } from './submission.ts';

/** What comes of a try to decide: `decided` before by somebody else, `gone` when there is no such submission. */
type Decided = { ok: true; submission: Submission } | { ok: false; code: 'decided' | 'gone' };

/** A claim to publish that came to no end counts as given up after this long, in ms: the function that made it is dead. */
const CLAIM_MS = 60_000;

/**
 * Whether a decision may be written, and what is stored then. The same attempt again comes out the same; of two different
 * ones the second is told that it was decided.
 */
export function decide(current: Submission | null, decision: Decision): Decided {
  if (!current) return { ok: false, code: 'gone' };
  const { decision: before } = current;
  if (before === null || isAbandoned(before, decision)) return { ok: true, submission: { ...current, decision } };
  if (before.attempt === decision.attempt && before.state === decision.state) return { ok: true, submission: current };
  return { ok: false, code: 'decided' };
}

/** What is stored once the tool is published; untouched when somebody else has decided meanwhile. */
export function finishPublishing(current: Submission, attempt: string, toolId: number): Submission {
  const { decision } = current;
  return isClaimOf(decision, attempt) ? { ...current, decision: { ...decision, toolId } } : current;
}

/** Gives a claim back: the tool could not be published. */
export function giveBack(current: Submission, attempt: string): Submission {
  return isClaimOf(current.decision, attempt) ? { ...current, decision: null } : current;
}

/** Lets a decided submission wait again. Untouched when it was decided again meanwhile, or is being published. */
export function reopen(current: Submission, attempt: string): Submission {
  return current.decision?.attempt === attempt && !isClaim(current.decision) ? { ...current, decision: null } : current;
}

/** Whether a submission waits for somebody of the team. */
export function isWaiting({ decision }: Submission, now: Date): boolean {
  return decision === null || (isClaim(decision) && now.getTime() - Date.parse(decision.decidedAt) > CLAIM_MS);
}

type Claim = Extract<Decision, { state: 'accepted' }> & { toolId: null };

function isClaim(decision: Decision | null): decision is Claim {
  return decision?.state === 'accepted' && decision.toolId === null;
}

function isClaimOf(decision: Decision | null, attempt: string): decision is Claim {
  return isClaim(decision) && decision.attempt === attempt;
}

function isAbandoned(before: Decision, decision: Decision): boolean {
  return isClaim(before) && Date.parse(decision.decidedAt) - Date.parse(before.decidedAt) > CLAIM_MS;
}
