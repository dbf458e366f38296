import { atom, computed } from 'nanostores';
import type { WhyNotAnswer, whyNot } from '#api/why-not.contract.ts';
import { requester } from '#api/request.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { $toolIndex, loadToolIndex } from './tool-index.ts';

type WhyNot =
  | { status: 'idle' }
  | { status: 'loading' | 'failed'; toolId: number; name: string }
  | { status: 'loaded'; answer: WhyNotAnswer };

const askServer = requester<typeof whyNot>('/api/why-not');

/** Names offered while somebody types. */
const OFFERED_AT_MOST = 6;

/** What stands in the field. */
export const $expectedName = atom('');
/** The tool that was asked about, and what came of it. */
export const $whyNot = atom<WhyNot>({ status: 'idle' });

/** Tools whose name holds what was typed, those that begin with it first; null until something was typed and the index is there. */
export const $offers = computed([$toolIndex, $expectedName], (index, name) => {
  const typed = name.trim().toLowerCase();
  if (index.status !== 'loaded' || typed === '') return null;
  const holding = index.entries.filter((entry) => entry.name.toLowerCase().includes(typed));
  const beginning = holding.filter((entry) => entry.name.toLowerCase().startsWith(typed));
  return [...new Set([...beginning, ...holding])].slice(0, OFFERED_AT_MOST);
});

/** Takes what was typed. */
export function expectTool(name: string): void {
  $expectedName.set(name);
  void loadToolIndex();
}

/** Asks why a tool stands where it stands; the last question wins. */
export async function askWhyNot(
  tool: { id: number; name: string },
  answers: QuizAnswers,
  words: string,
): Promise<void> {
  const asked: WhyNot = { status: 'loading', toolId: tool.id, name: tool.name };
  $whyNot.set(asked);
  try {
    const answer = await askServer('POST', {
      body: { toolId: tool.id, answers, ...(words !== '' && { words }) },
    });
    if ($whyNot.get() === asked) $whyNot.set({ status: 'loaded', answer });
  } catch {
    if ($whyNot.get() === asked) $whyNot.set({ ...asked, status: 'failed' });
  }
}

/** Asks again about the same tool: the answers of the quiz have changed. */
export async function refreshWhyNot(answers: QuizAnswers, words: string): Promise<void> {
  const shown = $whyNot.get();
  if (shown.status === 'loaded') await askWhyNot({ id: shown.answer.toolId, name: shown.answer.name }, answers, words);
}
