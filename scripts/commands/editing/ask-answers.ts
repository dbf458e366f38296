import { describeProblem } from '../../checks/problem.ts';
import { checkAnswer } from './check-answer.ts';
import type { Surroundings } from './new-tool.ts';
import { type Question, readAnswer } from './tool-questions.ts';

/** Where answers are typed, or piped in. */
export interface Talk {
  /** The next line; null when there is no more. */
  nextLine(): Promise<string | null>;
  say(text: string): void;
  /** Somebody is there to answer again. */
  isPerson: boolean;
}

/** The answers; null when they ended early or, piped in, one of them will not do. Says why. */
export async function askAnswers(
  questions: readonly Question[],
  surroundings: Surroundings,
  talk: Talk,
): Promise<Map<string, unknown> | null> {
  const answers = new Map<string, unknown>();
  for (const [index, question] of questions.entries()) {
    talk.say(`\n${index + 1}/${questions.length}  ${question.field}\n${promptOf(question)}`);
    const value = await askUntilSound(question, surroundings, talk);
    if (value === null) return null;
    answers.set(question.field, value.answer);
  }
  return answers;
}

async function askUntilSound(
  question: Question,
  surroundings: Surroundings,
  talk: Talk,
): Promise<{ answer: unknown } | null> {
  for (;;) {
    const line = await talk.nextLine();
    if (line === null) {
      talk.say(`\nThe answers ended before “${question.field}”. Nothing was written.`);
      return null;
    }
    const answer = readAnswer(question, line);
    const problems = checkAnswer(question.field, answer, surroundings);
    if (problems.length === 0) return { answer };
    for (const problem of problems) talk.say(`  ${describeProblem(problem)}`);
    if (!talk.isPerson) {
      talk.say('Nothing was written.');
      return null;
    }
  }
}

function promptOf({ meaning, kind, choices, ...question }: Question): string {
  const many = kind === 'list' ? ' Separate them by semicolons.' : '';
  const offered = choices ? `\n  ${choices.join(' · ')}` : '';
  const optional =
    'whenEmpty' in question && question.whenEmpty !== null && question.whenEmpty !== ''
      ? ` Empty: ${String(question.whenEmpty)}.`
      : '';
  return `${meaning}${many}${optional}${offered}`;
}
