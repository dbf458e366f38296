import { untidyFacts } from '#domain/tool/plan/plan-problems.ts';
import { factProblems } from '#domain/tool/evidence/fact-problems.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Evidence that counts, values that agree with it and with each other; no day lies in the future of `today` (YYYY-MM-DD). */
export function checkFacts({ tools, drops }: DataSet, today: string): Problem[] {
  return [
    ...tools.flatMap(({ file, content }) =>
      [...factProblems(content, today), ...untidyFacts(content)].map((problem) => ({ file, ...problem })),
    ),
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

/** A tool that is not simply active says what happened; one that is shut down says what to use instead. */
export function checkLifecycle({ tools }: DataSet): Problem[] {
  return tools.flatMap(({ file, content: { status } }): Problem[] => {
    const problems: Problem[] = [];
    if (status.state !== 'active' && status.note.trim() === '')
      problems.push({ file, field: 'status.note', remedy: `say in one sentence why it is "${status.state}"` });
    if (status.state === 'shut down' && status.replacedBy === null)
      problems.push({ file, field: 'status.replacedBy', remedy: 'name the id of the tool to use instead' });
    return problems;
  });
}
