import { articleProblems } from '#domain/teaching/article-problems.ts';
import { linksOf, textProblems } from '#domain/text/text-problems.ts';
import { lessonProblems } from '#domain/teaching/lesson-problems.ts';
import type { Problem } from './problem.ts';

/** A Markdown file as it stands on disk. */
export interface TextFile {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Every link into our own site leads somewhere. `addresses` are the paths that exist. */
export function checkLinks({ file, text }: TextFile, addresses: ReadonlySet<string>): Problem[] {
  return (linksOf(text) ?? [])
    .filter(({ address }) => address.startsWith('/') && !addresses.has(address.replace(/[?#].*$/, '')))
    .map(({ address }) => ({ file, field: 'link', value: address, remedy: 'no page has this address; correct it' }));
}

/** An article has the length a reader takes, leads into the catalogue, and its links lead somewhere. */
export function checkArticle(article: TextFile, addresses: ReadonlySet<string>): Problem[] {
  return checkText(article, addresses, articleProblems);
}

/** A lesson has its six sections, steps somebody can follow, no number that its tools' entries should give, and sound links. */
export function checkLessonText(lesson: TextFile, addresses: ReadonlySet<string>): Problem[] {
  return checkText(lesson, addresses, lessonProblems);
}

function checkText(
  written: TextFile,
  addresses: ReadonlySet<string>,
  problemsOf: (body: string) => readonly Omit<Problem, 'file'>[],
): Problem[] {
  const { file, text } = written;
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return [
    ...[...problemsOf(body), ...textProblems(body)].map((problem) => ({ file, ...problem })),
    ...checkLinks(written, addresses),
  ];
}
