import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type HtmlFile, readHtmlFiles } from './built-site.ts';
import { type Problem, report } from './problem.ts';

/** Conformance with the standard, and nothing of style: what the Nu HTML checker would object to. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

/** What the standard does not allow in a page, as the validator tells it. A page takes about 50 ms. */
export async function checkHtml({ path, html }: HtmlFile): Promise<Problem[]> {
  const { results } = await validator.validateString(html);
  return [
    ...contentBehindTheEnd({ path, html }),
    ...results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => ({ file: path, field: selector ?? '', value: ruleId, remedy: message })),
  ];
}

/** Scripts of a page that stand below its layout come behind the end of the document: the validator does not mind. */
function contentBehindTheEnd({ path, html }: HtmlFile): Problem[] {
  const behind = html.slice(html.lastIndexOf('</html>') + '</html>'.length).trim();
  if (behind === '') return [];
  return [{ file: path, value: behind.slice(0, 80), remedy: 'stands behind </html>: move it into the layout’s slot' }];
}

/** Of the pages that one file under src/pages makes, the longest and the shortest; every page that stands alone. */
export function onePageOfEachKind(files: readonly HtmlFile[]): HtmlFile[] {
  const byFolder = Map.groupBy(files, ({ path }) =>
    path.includes('/', 1) ? path.slice(0, path.lastIndexOf('/')) : path,
  );
  return [...byFolder.values()].flatMap((pages) => {
    const byLength = pages.toSorted((a, b) => a.html.length - b.html.length);
    return [...new Set([byLength.at(0), byLength.at(-1)])].filter((page) => page !== undefined);
  });
}

if (import.meta.main) {
  const problems = [];
  for (const file of readHtmlFiles(join(import.meta.dirname, '../../dist'))) problems.push(...(await checkHtml(file)));
  report('HTML', problems);
}
