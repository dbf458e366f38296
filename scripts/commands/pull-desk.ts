import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import { askForDocuments } from '../build/fetch-documents.ts';
import { readTexts } from '../build/text-files.ts';
import { readDataFolder } from '../checks/data-set.ts';
import { planDocumentPull } from './editing/plan-document-pull.ts';
import type { Pull } from './editing/plan-pull.ts';

/**
 * `npm run desk:pull -- --site https://… --key …`: writes what editors published at the desk of a site into `data/`, for a
 * commit. A field that a file changed since is told of and left alone; what waits for its day stays at the desk. Run twice,
 * the second time writes nothing. The command with its key stands on `/admin/drops`.
 */
export function pullDocuments(root: string, documents: BuiltDocuments): Pull<string>[] {
  const pulls = planDocumentPull(
    {
      drop: readDataFolder(root, 'data/updates'),
      task: readDataFolder(root, 'data/tasks'),
      lesson: readTexts(root, 'data/lessons'),
      article: readTexts(root, 'data/blog'),
    },
    documents,
  );
  for (const { file, content } of pulls) if (content !== null) writeFileSync(join(root, file), content);
  return pulls;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { site: { type: 'string' }, key: { type: 'string' } } });
  try {
    if (!values.site || !URL.canParse(values.site))
      throw new Error('Name the site: npm run desk:pull -- --site https://… --key …');
    const pulls = pullDocuments(join(import.meta.dirname, '../..'), await askForDocuments(values.site, values.key));
    console.log(
      pulls.length === 0
        ? `Nothing was published at the desk of ${values.site}.`
        : pulls.map(({ file, outcome, words }) => `${outcome.padEnd(8)}${file}: ${words}`).join('\n'),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
