import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';

/** What stands for a set of answers where equal tools are shuffled: the order of choosing goals changes nothing. */
function answersKey({ department, goals, budget, experience, teamSize }: QuizAnswers): string {
  return [department, [...goals].sort().join('.'), budget, experience, teamSize].join('|');
}

/** Gives every id a number without meaning under these answers, always the same one: 0 to 2³² − 1. */
export function shuffler(answers: QuizAnswers): (id: number) => number {
  let seed = 2166136261;
  const key = answersKey(answers);
  for (let index = 0; index < key.length; index++) seed = Math.imul(seed ^ key.charCodeAt(index), 16777619);
  return (id) => {
    let hash = Math.imul(seed ^ id, 2246822507);
    hash = Math.imul(hash ^ (hash >>> 15), 3266489909);
    return (hash ^ (hash >>> 13)) >>> 0;
  };
}
