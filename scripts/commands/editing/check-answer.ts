import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import type { Problem } from '../../checks/problem.ts';
import { type Surroundings, checkNewTool, newTool } from './new-tool.ts';

/** What is wrong with one answer, before the others are given: the tool around it is sound. */
export function checkAnswer(field: string, value: unknown, surroundings: Surroundings): Problem[] {
  const sound = soundAnswers(surroundings);
  const problems = checkNewTool(newTool(new Map([...sound, [field, value]]), surroundings), surroundings);
  return problems
    .filter((problem) => isAbout(problem, field))
    .map((problem) => ({ ...problem, file: field, field: placeIn(problem, field) }));
}

function isAbout(problem: Problem, field: string): boolean {
  const names = problem.field?.split(', ') ?? [];
  return (
    names.some(
      (name) =>
        name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`) || field.startsWith(`${name}.`),
    ) ||
    (field === 'name' && problem.field === 'slug')
  );
}

/** Which entry of a list it is; the question itself needs no naming. */
function placeIn({ field = '' }: Problem, asked: string): string {
  return field.startsWith(asked) ? field.slice(asked.length).replace(/^[.[]|\]$/g, '') : '';
}

/** Answers with which nothing is wrong, so that every problem is the answer's own. */
function soundAnswers({ data }: Surroundings): [string, unknown][] {
  const { id, slug, status, ...tool } = recordOf(
    makeTool({
      name: `New ${data.tools.length}`,
      link: 'https://new.invalid/',
      badge: data.categories.badges[0]?.name ?? '',
      category: data.categories.categories[0]?.name ?? '',
    }),
  );
  return Object.entries(tool);
}
