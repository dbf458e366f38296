import { lessonProblems } from '#domain/lesson/lesson-problems.ts';
import { checkLinks, type TextFile } from './check-articles.ts';
import type { Problem } from './problem.ts';

/** A lesson has its six sections, steps somebody can follow, no number that its tools' entries should give, and sound links. */
export function checkLessonText(lesson: TextFile, addresses: ReadonlySet<string>): Problem[] {
  const { file, text } = lesson;
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return [...lessonProblems(body).map((problem) => ({ file, ...problem })), ...checkLinks(lesson, addresses)];
}
