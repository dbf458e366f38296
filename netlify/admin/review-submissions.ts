import type { DecisionAnswer, DecisionLetter, ReviewDecision } from '#api/admin-submissions.contract.ts';
import { decide, finishPublishing, giveBack, reopen } from '#domain/letters/submission/decide.ts';
import type { Decision, Submission } from '#domain/letters/submission/submission.ts';
import { announceTools } from '#netlify/catalog/announce-tools.ts';
import { createTool, type Edited, type Editor, undoEdit } from '#netlify/catalog/edit-tool.ts';
import { hasTool } from '#netlify/catalog/known-tools.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { wasNotified, writeDecision, writeReopening, writeWithdrawal } from '#netlify/letters/submission-letters.ts';
import { changeInLine, updateInLine } from '#netlify/stores/desk-lines.ts';
import { ownedSubmissions, submissions } from '#netlify/stores/submission-store.ts';
import { stopTelling, tellWhenOut } from './await-page.ts';
import { aboutSubmission, noteAction, readThreads } from './desk-thread.ts';

/** What came of a decision; a tool that has to be looked at again decides nothing. */
type Reviewed = { ok: true; answer: DecisionAnswer } | { ok: false; edited: Extract<Edited, { ok: false }> };

type DecisionOf<Kind extends ReviewDecision['decision']> = Extract<ReviewDecision, { decision: Kind }>;

/**
 * Decides about a submission, once, notes who it was, and writes to its sender; of an accepted tool once its page answers.
 * The same attempt again goes on where it broke off.
 * @throws ApiError `not_found`, `already_decided`; StoreUnavailable: doing it again is safe
 */
export async function decideSubmission(request: ReviewDecision, editor: Editor): Promise<Reviewed> {
  if (request.decision === 'publish') return publish(request, editor);
  if (request.decision === 'reopen') return reopenOne(request, editor);
  if (request.decision === 'decline') return decline(request, editor);
  const accepted = request.decision === 'tell' ? await acceptedOne(request.id) : await acceptListed(request, editor);
  return answer(accepted, await tellWhenOut(accepted, editor.now));
}

async function answer(submission: Submission, letter: DecisionLetter): Promise<Reviewed> {
  const threads = await readThreads('submission', [submission.id]);
  return { ok: true, answer: { submission, letter, thread: threads[submission.id] ?? [] } };
}

async function decline({ id, attempt, reason }: DecisionOf<'decline'>, { by, now }: Editor): Promise<Reviewed> {
  const declined = await settle(id, { state: 'declined', attempt, decidedAt: now.toISOString(), reason });
  await noteAction(aboutSubmission(declined), { id: attempt, what: 'declined', text: reason, by, now });
  return answer(declined, await writeDecision(declined));
}

async function acceptListed({ id, attempt, toolId }: DecisionOf<'listed'>, { by, now }: Editor): Promise<Submission> {
  if (!(await hasTool(toolId))) throw new ApiError('not_found', { message: 'The guide has no tool of this number.' });
  const accepted = await settle(id, { state: 'accepted', attempt, decidedAt: now.toISOString(), toolId });
  await noteAction(aboutSubmission(accepted), { id: attempt, what: 'accepted', by, now });
  return accepted;
}

async function acceptedOne(id: string): Promise<Submission> {
  const submission = await submissions.read(id);
  if (submission?.decision?.state !== 'accepted' || submission.decision.toolId === null) throw gone();
  return submission;
}

/** Claims the submission first: of two editors only one publishes. */
async function publish({ id, attempt, reason, patch }: DecisionOf<'publish'>, editor: Editor): Promise<Reviewed> {
  const { by, now } = editor;
  const claimed = await settle(id, { state: 'accepted', attempt, decidedAt: now.toISOString(), toolId: null });
  let published = claimed;
  if (claimed.decision?.state === 'accepted' && claimed.decision.toolId === null) {
    const edited = await createTool({ attempt, reason, patch }, editor);
    if (!edited.ok) {
      await change(id, (current) => giveBack(current, attempt));
      return { ok: false, edited };
    }
    await announceTools();
    published = await change(id, (current) => finishPublishing(current, attempt, edited.tool.id));
  } // else this attempt came before, and its answer was lost
  await noteAction(aboutSubmission(published), { id: attempt, what: 'accepted', by, now });
  return answer(published, await tellWhenOut(published, now));
}

/**
 * Takes a decision back, with the tool that was added by it: first the tool, then the sender is told if they had been told,
 * then the submission waits again. So what broke off can be sent again.
 */
async function reopenOne({ id, attempt, of }: DecisionOf<'reopen'>, { by, now }: Editor): Promise<Reviewed> {
  const submission = await submissions.read(id);
  if (!submission) throw gone();
  const { decision } = submission;
  if (decision?.attempt !== of) {
    const { [id]: thread = [] } = await readThreads('submission', [id]);
    if (thread.some((line) => line.id === attempt)) return answer(submission, 'none'); // it came before
    throw new ApiError('already_decided', {
      message: 'Somebody has reopened this one, or decided anew, so nothing was changed. Reload the page to see how.',
    });
  }
  if (decision.state === 'accepted') {
    if (decision.toolId === null) throw new ApiError('already_decided'); // it is being published at this moment
    const reason = 'Its submission was reopened';
    const undone = await undoEdit({ toolId: decision.toolId, editId: of, attempt, reason }, { by, now });
    if (!undone.ok && undone.code === 'superseded') return { ok: false, edited: undone };
    if (undone.ok) await announceTools();
  }
  const letter = await tellOtherwise(submission, decision, now);
  await noteAction(aboutSubmission(submission), { id: attempt, what: 'reopened', by, now });
  return answer(await change(id, (current) => reopen(current, of)), letter);
}

/** Writes to a sender who was told of a decision that it holds no more; a letter about it that waits goes out no more. */
async function tellOtherwise(submission: Submission, decision: Decision, now: Date): Promise<DecisionLetter> {
  if (decision.state === 'accepted' && !(await stopTelling(submission.id, decision.attempt))) return 'none';
  if (!(await wasNotified(submission, decision, now))) return 'none';
  if (decision.state === 'declined') return writeReopening(submission, decision);
  const isListed = decision.toolId !== null && (await hasTool(decision.toolId));
  return isListed ? writeReopening(submission, decision) : writeWithdrawal(submission, decision.attempt);
}

/** @throws ApiError `not_found`, `already_decided` */
async function settle(id: string, decision: Decision): Promise<Submission> {
  const decided = await changeInLine(ownedSubmissions, id, (current) => {
    const outcome = decide(current, decision);
    return { write: outcome.ok && outcome.submission !== current ? outcome.submission : null, outcome };
  });
  if (decided.ok) return decided.submission;
  if (decided.code === 'gone') throw gone();
  throw new ApiError('already_decided');
}

async function change(id: string, rule: (current: Submission) => Submission): Promise<Submission> {
  const changed = await updateInLine(ownedSubmissions, id, (current) => current && rule(current));
  if (!changed) throw gone(); // its sender has deleted their account meanwhile
  return changed;
}

function gone(): ApiError {
  return new ApiError('not_found', { message: 'There is no such submission any more.' });
}
