import { factProblems } from '#domain/tool/fact-problems.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Evidence that counts, values that agree with it and with each other; no day lies in the future of `today` (YYYY-MM-DD). */
export function checkFacts({ tools, drops }: DataSet, today: string): Problem[] {
  return [
    ...tools.flatMap(({ file, content }) => factProblems(content, today).map((problem) => ({ file, ...problem }))),
    ...drops.flatMap(({ file, content }): Problem[] => [
      ...(content.sourceUrl === null
        ? [{ file, field: 'sourceUrl', remedy: 'name the page that says it: Fresh Drops promises a source for each' }]
        : []),
      ...(content.releaseDate > today
        ? [
            {
              file,
              field: 'releaseDate',
              value: content.releaseDate,
              remedy: 'a drop is dated on or before the day it is written',
            },
          ]
        : []),
    ]),
  ];
}
