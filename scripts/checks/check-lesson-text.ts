import { lessonSections } from '#domain/lesson/lesson.schema.ts';
import { sectionsOf, stepsOf } from '#domain/lesson/read-lesson.ts';
import { checkLinks, type TextFile } from './check-articles.ts';
import { claimedUses } from './check-wording.ts';
import type { Problem } from './problem.ts';

/** Fewest and most words of a lesson, and fewest steps. */
const LESSON_LENGTH = { fewest: 600, most: 1400, steps: 6 };

/** A lesson has its six sections, steps somebody can follow, no number that its tools' entries should give, and sound links. */
export function checkLessonText(lesson: TextFile, addresses: ReadonlySet<string>): Problem[] {
  const { file, text } = lesson;
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const sections = sectionsOf(body);
  const headings = sections.map(({ heading }) => heading).join(' / ');
  const words = body.split(/\s+/).length;
  const problems: Problem[] = [];
  if (headings !== lessonSections.join(' / '))
    problems.push({ file, field: 'sections', value: headings, remedy: `write these: ${lessonSections.join(' / ')}` });
  if (sections.some((section) => section.body === ''))
    problems.push({ file, field: 'sections', remedy: 'no section is empty' });
  if (stepsOf(body).length < LESSON_LENGTH.steps)
    problems.push({
      file,
      field: 'Steps',
      value: String(stepsOf(body).length),
      remedy: `at least ${LESSON_LENGTH.steps} numbered steps of the form '1. **Name.** What to do.'`,
    });
  if (words < LESSON_LENGTH.fewest || words > LESSON_LENGTH.most)
    problems.push({
      file,
      value: `${words} words`,
      remedy: `a lesson has ${LESSON_LENGTH.fewest} to ${LESSON_LENGTH.most} words`,
    });
  const price = /[$€]\s?\d[\d.,]*/.exec(body)?.[0];
  if (price !== undefined)
    problems.push({ file, field: 'text', value: price, remedy: 'prices come from the tools’ entries: leave it out' });
  return [...problems, ...claimedUses(file, [['text', body]]), ...checkLinks(lesson, addresses)];
}
