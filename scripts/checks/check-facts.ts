import { factNames } from '#domain/tool/tool.schema.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Whatever is called checked names where it was read; no check lies in the future of `today` (YYYY-MM-DD). */
export function checkFacts({ tools, drops }: DataSet, today: string): Problem[] {
  const facts = tools.flatMap(({ file, content }) =>
    factNames.flatMap((name): Problem[] => {
      const { source, checkedOn } = content.facts[name];
      const field = `facts.${name}`;
      if (checkedOn !== null && source === null)
        return [
          { file, field, value: checkedOn, remedy: 'name the page it was read on as source, or set checkedOn to null' },
        ];
      if (checkedOn !== null && checkedOn > today)
        return [{ file, field, value: checkedOn, remedy: 'a check cannot lie in the future' }];
      return [];
    }),
  );
  const ethics = tools
    .filter(
      ({ content }) =>
        /^(yes|no)$|not ethically/i.test(content.ethicallyTrained) && content.facts.ethics.source === null,
    )
    .map(({ file, content }) => ({
      file,
      field: 'ethicallyTrained',
      value: content.ethicallyTrained,
      remedy: 'a plain yes, no or "not ethically" needs facts.ethics.source; else leave it empty',
    }));
  const announcements = drops
    .filter(({ content }) => content.isAuthentic && content.sourceUrl === null)
    .map(({ file }) => ({
      file,
      field: 'isAuthentic',
      value: 'true',
      remedy: 'name the official source as sourceUrl, or write false',
    }));
  const early = drops
    .filter(({ content }) => content.releaseDate > today)
    .map(({ file, content }) => ({
      file,
      field: 'releaseDate',
      value: content.releaseDate,
      remedy: 'a drop is dated on or before the day it is written',
    }));
  return [...facts, ...ethics, ...announcements, ...early];
}
