import { atom } from 'nanostores';
import type { adminDocumentEndpoint } from '#api/admin-document.contract.ts';
import type { adminFiguresEndpoint } from '#api/admin-figures.contract.ts';
import { CallError } from '#api/call-error.ts';
import type { RefusedEdit } from '#api/record-edit.ts';
import { requester } from '#api/request.ts';
import { saying, sayingProblem, withSaying } from '#domain/task/add-saying.ts';
import { figures } from './admin-rooms.ts';
import { refusalWords, settleRefusal } from './call.ts';
import { showToast } from './toast.ts';

const askDocument = requester<typeof adminDocumentEndpoint>('/api/admin/documents/:kind/:key');
const askFigures = requester<typeof adminFiguresEndpoint>('/api/admin/figures');

/** Words that readers typed in vain, on their way to a task. */
export interface MissedWords {
  /** As the list has them. */
  missed: string;
  /** As the task is to say them. */
  words: string;
  /** Slug of the task; empty until one is chosen. */
  task: string;
  /** What is wrong, in words. */
  problems: { words?: string; task?: string };
  /** What kept the last try from coming through, in words. */
  problem: string | null;
  isBusy: boolean;
}

/** The form that is open; null when none is. */
export const $missedWords = atom<MissedWords | null>(null);

/** One attempt for each form: a second try after a lost reply is the same change. */
let attempt = '';

export function openMissedWords(missed: string): void {
  attempt = crypto.randomUUID();
  $missedWords.set({ missed, words: missed, task: '', problems: {}, problem: null, isBusy: false });
}

export function closeMissedWords(): void {
  $missedWords.set(null);
}

export function changeMissedWords(change: Partial<Pick<MissedWords, 'words' | 'task'>>): void {
  const form = $missedWords.get();
  if (form) $missedWords.set({ ...form, ...change, problems: {}, problem: null });
}

/**
 * Makes the words part of what people type for the task, as any edit of its words, and takes them off the list. What came
 * through is not done again by a second try.
 */
export async function saveMissedWords(): Promise<void> {
  const form = $missedWords.get();
  if (!form || form.isBusy) return;
  const words = sayingProblem(form.words);
  const problems = {
    ...(words !== null && { words }),
    ...(form.task === '' && { task: 'Choose the task that they ask for' }),
  };
  if (Object.keys(problems).length > 0) {
    $missedWords.set({ ...form, problems });
    return;
  }
  $missedWords.set({ ...form, isBusy: true, problem: null });
  try {
    await addToTask(form);
    const { searches } = await askFigures('POST', { body: { settled: form.missed } });
    const reading = figures.store.get();
    if (reading.status === 'read') figures.store.set({ status: 'read', read: { ...reading.read, searches } });
    $missedWords.set(null);
    showToast('Words added', `“${saying(form.words)}” is found with the next build of the pages.`);
  } catch (error) {
    $missedWords.set({ ...form, isBusy: false, problem: settleRefusal(error) ? null : problemOf(error) });
  }
}

async function addToTask({ missed, words, task }: MissedWords): Promise<void> {
  const params = { kind: 'task', key: task };
  const { version, state, showsOn, fields } = await askDocument('GET', { params });
  const says = withSaying(Array.isArray(fields['says']) ? (fields['says'] as string[]) : [], words);
  if (says === null) return;
  const reason = `Readers typed “${missed}” in vain`;
  await askDocument('POST', { params, body: { version, attempt, reason, fields: { says }, state, showsOn } });
}

/** A refused field in words: most often the task says as much as it may. */
function problemOf(error: unknown): string {
  const answer = error instanceof CallError ? (error.answer as Partial<RefusedEdit> | null) : null;
  const remedies = answer?.problems?.map(({ remedy }) => remedy) ?? [];
  return remedies.length === 0
    ? refusalWords(error)
    : `The task does not take these words: ${remedies.join('; ')}. Change them here, or make room at the desk of tasks.`;
}
