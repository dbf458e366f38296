import { valueAt } from '../../checks/advise-issue.ts';
import { nearestWord } from '../../checks/nearest-word.ts';
import type { Problem } from '../../checks/problem.ts';
import { type Question, readAnswer } from './tool-questions.ts';

/**
 * Answers from a JSON file, written as in a tool's own file (`{ "name": …, "pricing": { "amount": … } }`). A text may stand
 * for a list or a number, as if it had been typed. What is left out is answered empty.
 */
export function readAnswers(
  file: string,
  content: unknown,
  questions: readonly Question[],
): { answers: Map<string, unknown>; problems: Problem[] } {
  const fields = questions.map(({ field }) => field);
  const unknown = fieldPathsOf(content).filter(
    (path) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  const answers = new Map(
    questions.map((question): [string, unknown] => [
      question.field,
      answerTo(question, valueAt(content, question.field.split('.'))),
    ]),
  );
  return { answers, problems: unknown.map((field) => ({ file, field, remedy: remedyFor(field, fields) })) };
}

function answerTo(question: Question, value: unknown): unknown {
  if (value === undefined) return 'whenEmpty' in question ? question.whenEmpty : undefined;
  return typeof value === 'string' ? readAnswer(question, value) : value;
}

function remedyFor(field: string, fields: readonly string[]): string {
  const meant = nearestWord(field, fields);
  return meant ? `this is not asked; did you mean ${meant}?` : 'this is not asked; take it out';
}

/** Paths of everything that is not a group, e.g. `pricing.amount`. */
function fieldPathsOf(content: unknown, path = ''): string[] {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return [path];
  return Object.entries(content).flatMap(([key, value]) => fieldPathsOf(value, path ? `${path}.${key}` : key));
}
