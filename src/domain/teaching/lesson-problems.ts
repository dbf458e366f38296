import { claimedUses } from '#domain/tool/evidence/wording-problems.ts';
import type { ToolProblem } from '#domain/tool/editing/tool-problem.ts';
import { lessonSections } from './lesson-words.ts';
import { sectionsOf, stepsOf } from './read-lesson.ts';

/** Fewest and most words of a lesson, and fewest steps. */
const LENGTH = { fewest: 600, most: 1400, steps: 6 };

/** A lesson has its six sections, steps somebody can follow, and no number that its tools' entries should give. */
export function lessonProblems(text: string): ToolProblem[] {
  const sections = sectionsOf(text);
  const headings = sections.map(({ heading }) => heading).join(' / ');
  const words = text.split(/\s+/).length;
  const steps = stepsOf(text).length;
  const problems: ToolProblem[] = [];
  if (headings !== lessonSections.join(' / '))
    problems.push({ field: 'sections', value: headings, remedy: `write these: ${lessonSections.join(' / ')}` });
  if (sections.some(({ body }) => body === '')) problems.push({ field: 'sections', remedy: 'no section is empty' });
  if (steps < LENGTH.steps)
    problems.push({
      field: 'Steps',
      value: String(steps),
      remedy: `at least ${LENGTH.steps} numbered steps of the form '1. **Name.** What to do.'`,
    });
  if (words < LENGTH.fewest || words > LENGTH.most)
    problems.push({
      field: 'words',
      value: `${words} words`,
      remedy: `a lesson has ${LENGTH.fewest} to ${LENGTH.most} words`,
    });
  const price = /[$€]\s?\d[\d.,]*/.exec(text)?.[0];
  if (price !== undefined)
    problems.push({ field: 'text', value: price, remedy: 'prices come from the tools’ entries: leave it out' });
  return [...problems, ...claimedUses([['text', text]])];
}
