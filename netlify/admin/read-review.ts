import type { ReviewAnswer, SubmissionAtDesk } from '#api/admin-submissions.contract.ts';
import { isWaiting } from '#domain/letters/submission/decide.ts';
import { twinFinder } from '#domain/letters/submission/find-twins.ts';
import { MAX_LISTED, type ReviewList, reviewList } from '#domain/letters/submission/review-list.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { readLine } from '#netlify/stores/desk-lines.ts';
import { firstWith, ownedSubmissions, submissions } from '#netlify/stores/submission-store.ts';
import { readAwaited } from './await-page.ts';
import { readThreads } from './desk-thread.ts';

const READ_AT_ONCE = 50;

/** What waits and what was decided, with twins and what was done so far. @throws StoreUnavailable */
export async function readReview(now: Date): Promise<ReviewAnswer> {
  const [list, { tools }, awaited] = await Promise.all([readList(now), currentCatalogue(), readAwaited()]);
  const shown = [...list.queue, ...list.decided];
  const [firsts, threads] = await Promise.all([
    firstsOf(list.queue, shown),
    readThreads(
      'submission',
      shown.map(({ id }) => id),
    ),
  ]);
  const find = twinFinder(tools, [...shown, ...firsts]);
  const twins = Object.fromEntries(list.queue.map((submission) => [submission.id, find(submission)]));
  return { ...list, twins, threads, awaited };
}

/** One submission with its twins. @throws ApiError `not_found`; StoreUnavailable, UnreadableRecord */
export async function readSubmission(id: string, now: Date): Promise<SubmissionAtDesk> {
  const [submission, list, { tools }] = await Promise.all([submissions.read(id), readList(now), currentCatalogue()]);
  if (!submission) throw new ApiError('not_found', { message: 'There is no such submission any more.' });
  const shown = [...list.queue, ...list.decided];
  const find = twinFinder(tools, [...shown, ...(await firstsOf([submission], shown))]);
  return { submission, twins: find(submission) };
}

/** The first submissions with the addresses of those that repeat one, unless they are shown anyway. */
async function firstsOf(repeats: readonly Submission[], shown: readonly Submission[]): Promise<Submission[]> {
  const known = new Set([...shown, ...repeats].map(({ id }) => id));
  const firsts = await atOnce(
    repeats.filter(({ isRepeat }) => isRepeat),
    READ_AT_ONCE,
    ({ website }) => firstWith(website),
  );
  const others = firsts.filter((first): first is Submission => first !== null && !known.has(first.id));
  return [...new Map(others.map((first) => [first.id, first])).values()];
}

/** The beginnings of both lines; until a walk has put every submission into its line, all of them are read. */
async function readList(now: Date): Promise<ReviewList> {
  const [waiting, decided] = await Promise.all([
    readLine(ownedSubmissions, true, MAX_LISTED.queued),
    readLine(ownedSubmissions, false, MAX_LISTED.decided),
  ]);
  if (!waiting || !decided) return reviewList(await submissions.all(), now);
  const queue = waiting.records.filter((submission) => isWaiting(submission, now));
  return { waiting: waiting.count - (waiting.records.length - queue.length), queue, decided: decided.records };
}
