import { linksOf } from '#domain/text/text-problems.ts';
import { claimedUses } from '#domain/tool/evidence/wording-problems.ts';
import type { ToolProblem } from '#domain/tool/editing/tool-problem.ts';

/** Fewest and most words of an article. */
const LENGTH = { fewest: 600, most: 1200 };

/** An article has the length a reader takes, leads into the catalogue, and claims no use. */
export function articleProblems(text: string): ToolProblem[] {
  const words = text.trim().split(/\s+/).length;
  const links = linksOf(text);
  return [
    ...(words < LENGTH.fewest || words > LENGTH.most
      ? [
          {
            field: 'words',
            value: `${words} words`,
            remedy: `an article has ${LENGTH.fewest} to ${LENGTH.most} words`,
          },
        ]
      : []),
    ...['/tools/', '/tool-fluid/']
      .filter((folder) => links !== null && !links.some(({ address }) => address.startsWith(folder)))
      .map((folder) => ({ field: 'link', remedy: `lead the reader to at least one page under ${folder}` })),
    ...claimedUses([['text', text]]),
  ];
}
