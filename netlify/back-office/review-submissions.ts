import type { DecisionAnswer, ReviewAnswer, ReviewDecision } from '#api/admin-submissions.ts';
import { decide, finishPublishing, giveBack } from '#domain/submission/decide.ts';
import { readDraft } from '#domain/submission/draft-tool.ts';
import { findListed } from '#domain/submission/find-listed.ts';
import { reviewList } from '#domain/submission/review-list.ts';
import type { Decision, Submission } from '#domain/submission/submission.ts';
import type { Refusal } from '#domain/tool-csv/refusal.ts';
import type { UploadRow } from '#domain/tool-csv/upload-fields.ts';
import { announceTools } from '#netlify/catalog/announce-tools.ts';
import { applyTools } from '#netlify/catalog/apply-tools.ts';
import { vocabulary } from '#netlify/catalog/catalog.ts';
import { currentCatalogue, hasTool } from '#netlify/catalog/current-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { writeDecision } from '#netlify/letters/submission-letters.ts';
import { submissions } from '#netlify/stores/submission-store.ts';

/** What waits, over all pages of the store, and what the guide has already of it. @throws StoreUnavailable */
export async function readReview(now: Date): Promise<ReviewAnswer> {
  const [all, { tools }] = await Promise.all([submissions.all(), currentCatalogue()]);
  const list = reviewList(all, now);
  const listed = list.queue.flatMap(({ id, website }) => {
    const found = findListed(website, tools);
    return found?.kind === 'same'
      ? [[id, { id: found.tool.id, name: found.tool.name, link: found.tool.link }] as const]
      : [];
  });
  return { ...list, listed: Object.fromEntries(listed) };
}

/**
 * Decides about a submission, once, and writes to its sender. The same attempt again goes on where it broke off.
 * @throws ApiError `not_found`, `already_decided`, `rows_refused`; StoreUnavailable: doing it again is safe
 */
export async function decideSubmission(request: ReviewDecision, by: string, now: Date): Promise<DecisionAnswer> {
  const submission =
    request.decision === 'publish'
      ? await publish(request, by, now)
      : await settle(request.id, await decisionOf(request, now));
  return { submission, letter: await writeDecision(submission) };
}

async function decisionOf(request: Exclude<ReviewDecision, { decision: 'publish' }>, now: Date): Promise<Decision> {
  const { attempt } = request;
  const decidedAt = now.toISOString();
  if (request.decision === 'decline') return { state: 'declined', attempt, decidedAt, reason: request.reason };
  if (!(await hasTool(request.toolId)))
    throw new ApiError('not_found', { message: 'The guide has no tool of this number.' });
  return { state: 'accepted', attempt, decidedAt, toolId: request.toolId };
}

/** Claims the submission first: of two editors only one publishes. */
async function publish(
  { id, attempt, tool }: Extract<ReviewDecision, { decision: 'publish' }>,
  by: string,
  now: Date,
): Promise<Submission> {
  const read = readDraft(tool, vocabulary);
  if (!read.ok) throw refused(read.refusals);
  const claimed = await settle(id, { state: 'accepted', attempt, decidedAt: now.toISOString(), toolId: null });
  if (claimed.decision?.state === 'accepted' && claimed.decision.toolId !== null) return claimed; // this attempt came before, and its answer was lost
  const toolId = await publishRow(read.row, by, now, () => change(id, (current) => giveBack(current, attempt)));
  await announceTools();
  return change(id, (current) => finishPublishing(current, attempt, toolId));
}

async function publishRow(row: UploadRow, by: string, now: Date, takeBack: () => Promise<unknown>): Promise<number> {
  const { rows, refusals } = await applyTools([row], { by, kind: 'submission', now });
  const [published] = rows;
  if (refusals.length === 0 && published) return published.toolId;
  await takeBack();
  throw refused(refusals);
}

/** @throws ApiError `not_found`, `already_decided` */
async function settle(id: string, decision: Decision): Promise<Submission> {
  const decided = await submissions.change(id, (current) => {
    const outcome = decide(current, decision);
    return { write: outcome.ok && outcome.submission !== current ? outcome.submission : null, outcome };
  });
  if (decided.ok) return decided.submission;
  if (decided.code === 'gone') throw gone();
  throw new ApiError('already_decided');
}

async function change(id: string, rule: (current: Submission) => Submission): Promise<Submission> {
  const changed = await submissions.change(id, (current) => {
    const next = current && rule(current);
    return { write: next === current ? null : next, outcome: next };
  });
  if (!changed) throw gone(); // its sender has deleted their account meanwhile
  return changed;
}

function gone(): ApiError {
  return new ApiError('not_found', { message: 'There is no such submission any more.' });
}

function refused(refusals: readonly Refusal[]): ApiError {
  const [first] = refusals;
  return new ApiError('rows_refused', {
    message: first ? `${first.column ?? 'tool'}: ${first.remedy}` : 'Nothing was published.',
  });
}
