import type { DocumentProblem } from './document-problem.ts';

/** What a Markdown text may not hold when it comes from the desk: the build would print it as it is, or stop. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/<[a-z/!?]/i, 'leave HTML out: Markdown alone is printed'],
  [/!\[/, 'leave pictures out: they come by file'],
  [/\]\((?!https?:\/\/|\/(?!\/)|#)/i, 'links lead to a whole address, or to a page of ours that begins with /'],
  [/^\[[^\]]+\]:/m, 'write links where they stand: [words](address)'],
];

/** Where a text of the desk holds what must not be printed. */
export function textProblems(text: string): DocumentProblem[] {
  return UNSAFE.filter(([pattern]) => pattern.test(text)).map(([, remedy]) => ({ field: 'text', remedy }));
}

/** What a text may link to. */
export interface LinkTargets {
  toolIds: ReadonlySet<number>;
  /** Slugs by the folder of their addresses. */
  slugs: Readonly<Record<'tasks' | 'lessons' | 'blog' | 'recipes', ReadonlySet<string>>>;
}

/** Links into our own site that lead nowhere. */
export function linkProblems(text: string, { toolIds, slugs }: LinkTargets): DocumentProblem[] {
  return linksOf(text).flatMap((address) => {
    const [, folder = '', last = ''] = address.replace(/[?#].*/, '').split('/');
    const isThere =
      folder === 'tool-fluid'
        ? toolIds.has(Number(last))
        : !(folder in slugs) || last === '' || slugs[folder as keyof typeof slugs].has(last);
    return isThere ? [] : [{ field: 'text', remedy: `no page has the address ${address}` }];
  });
}

/** The addresses that a Markdown text links to. */
export function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
}
