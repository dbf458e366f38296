import type { AwaitedLetter, DecisionLetter } from '#api/admin-submissions.contract.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { siteOrigin } from '#netlify/env.ts';
import { writeDecision } from '#netlify/letters/submission-letters.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { type AwaitedPage, awaitedPages } from '#netlify/stores/awaited-page-store.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { submissions } from '#netlify/stores/submission-store.ts';

/**
 * The letter to the sender of an accepted tool names the tool's page, and a new tool has none before the next build. So
 * the letter waits: whoever decides looks at once, a scheduled job and the desk look again, and it goes out when the page
 * answers 200. What waits is kept by the submission's id alone.
 */

/** How long a page may take to answer, in ms. */
const LOOK_MS = 2500;
const LOOKS_AT_ONCE = 4;
/** Letters that the desk lists. */
const MAX_LISTED = 100;

/** Tells the sender of an accepted submission as soon as the page answers; looks now. @throws StoreUnavailable */
export async function tellWhenOut({ id, decision }: Submission, now: Date): Promise<DecisionLetter> {
  if (decision?.state !== 'accepted' || decision.toolId === null) throw new Error('Nothing is accepted yet.');
  const { toolId, attempt } = decision;
  const awaited: AwaitedPage = { toolId, attempt, since: now.toISOString(), state: 'waiting', lastLook: null };
  await awaitedPages.update(id, (current) => (current?.attempt === attempt ? null : awaited));
  return tellIfOut(id, now);
}

/**
 * Looks at every page that a letter waits for.
 * @param until no further look is begun after this moment, on the clock of `performance.now()`
 * @throws StoreUnavailable
 */
export async function tellThoseOut(now: Date, until = Infinity): Promise<{ told: number; waiting: number }> {
  const letters = await atOnce(await awaitedPages.keys(), LOOKS_AT_ONCE, async (id) =>
    performance.now() > until ? 'awaits_page' : tellIfOut(id, now).catch(skipUnreadable),
  );
  const told = letters.filter((letter) => letter === 'sent' || letter === 'waiting').length;
  return { told, waiting: letters.filter((letter) => letter === 'awaits_page' || letter === 'unreadable').length };
}

/**
 * An acceptance is about to be taken back: its letter does not go out any more.
 * @returns false when nobody was told yet, so that nobody has to be told otherwise
 * @throws StoreUnavailable
 */
export async function stopTelling(id: string, attempt: string): Promise<boolean> {
  const wasTold = await awaitedPages.change(id, (current) =>
    current?.attempt !== attempt || current.state === 'telling'
      ? { write: null, outcome: true }
      : { write: current.state === 'dropped' ? null : { ...current, state: 'dropped' }, outcome: false },
  );
  return wasTold;
}

/** The letters that wait for a page, longest first. @throws StoreUnavailable */
export async function readAwaited(): Promise<AwaitedLetter[]> {
  const ids = await awaitedPages.someKeys(MAX_LISTED);
  const read = await atOnce(ids, LOOKS_AT_ONCE, async (id) => {
    const [awaited, submission] = await Promise.all([awaitedPages.tryRead(id), submissions.tryRead(id)]);
    if (!awaited || awaited.state === 'dropped' || !submission) return [];
    const { toolId, since, lastLook } = awaited;
    return [{ id, toolName: submission.toolName, toolId, since, lastLook }];
  });
  return read.flat().sort((a, b) => (a.since < b.since ? -1 : 1));
}

/** Looks at one page and, when it answers, writes to the sender, once however often it is called. */
async function tellIfOut(id: string, now: Date): Promise<DecisionLetter> {
  const awaited = await awaitedPages.read(id);
  if (!awaited) return 'none';
  if (awaited.state === 'dropped') return forget(id);
  const status = await statusOf(awaited.toolId);
  const isOut = status === 200;
  const claim = await awaitedPages.update(id, (current): AwaitedPage | null => {
    if (current?.attempt !== awaited.attempt || current.state === 'dropped') return null;
    return { ...current, lastLook: { at: now.toISOString(), status }, ...(isOut && { state: 'telling' }) };
  });
  if (!claim) return 'none'; // somebody else's by now
  if (!isOut) return 'awaits_page';
  const submission = await submissions.read(id);
  if (!submission && !(await submissions.isMissing(id))) return 'awaits_page';
  if (submission?.decision?.state !== 'accepted' || submission.decision.attempt !== awaited.attempt) return forget(id);
  const letter = await writeDecision(submission);
  await forget(id);
  return letter;
}

async function forget(id: string): Promise<'none'> {
  await awaitedPages.remove(id);
  return 'none';
}

/** What the address that the letter names answers; null when nothing does. */
async function statusOf(toolId: number): Promise<number | null> {
  try {
    const address = new URL(toolPath({ id: toolId }), siteOrigin());
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(LOOK_MS) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null; // not reached, or too slow: the next look says more
  }
}
