import { termsSections } from '#domain/page/terms.ts';
import type { TextFile } from './check-articles.ts';
import type { Problem } from './problem.ts';

/** The terms have their 23 sections in order, none of them empty, and the law of California. */
export function checkTerms({ file, text }: TextFile): Problem[] {
  const sections = text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading: heading.trim(), body: lines.join('\n').trim() };
    });
  const headings = sections.map(({ heading }) => heading);
  const law = sections.at(-1)?.body ?? '';
  return [
    ...(headings.join('\n') === termsSections.join('\n')
      ? []
      : [
          {
            file,
            field: 'sections',
            value: headings.join(', '),
            remedy: `keep these, in this order: ${termsSections.join(', ')}`,
          },
        ]),
    ...sections
      .filter(({ body }) => body === '')
      .map(({ heading }) => ({ file, field: heading, remedy: 'write the section' })),
    ...(law.includes('State of California')
      ? []
      : [{ file, field: 'Choice of law', remedy: 'name the laws of the State of California' }]),
  ];
}
