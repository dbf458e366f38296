import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuiltUploads, checkUploads } from '#domain/tool/built-uploads.schema.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { checkShape } from '../checks/check-shape.ts';
import { type DataFile, readDataFolder } from '../checks/data-set.ts';
import { describeProblem } from '../checks/problem.ts';
import { type Pull, planPull } from './editing/plan-pull.ts';

const CALL_TIMEOUT_MS = 10_000;

/**
 * `npm run tools:pull -- --site https://…`: writes what was uploaded to a site as files in `data/tools/`, for a commit.
 * A file that was changed since is told of and left alone; `--overwrite` takes the upload instead. Run twice, the second
 * time writes nothing.
 */
export function pullTools(root: string, { uploads }: BuiltUploads, options: { overwrite: boolean }): Pull[] {
  const pulls = planPull(readDataFolder(root, 'data/tools') as DataFile<Record<string, unknown>>[], uploads, options);
  for (const { file, content } of pulls)
    if (content) writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`);
  return pulls;
}

/** What is uploaded to the site at this address. @throws Error in words when it does not give it */
export async function fetchUploads(site: string): Promise<BuiltUploads> {
  const answer = await fetch(new URL('/api/uploaded-records', site), { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${site} answers ${answer.status}: is it the address of the guide?`);
  const checked = checkUploads(await answer.json());
  if (!checked) throw new Error(`${site} gives something else than uploads: is it the address of the guide?`);
  if (checked.leftOut.length > 0)
    throw new Error(
      `${checked.leftOut.length} uploads of ${site} have a shape that this version does not know: update it first.`,
    );
  return checked.uploaded;
}

/** One line a file, and what the checks want before a commit. */
export function describePulls(pulls: readonly Pull[]): string[] {
  const verbs = { new: 'new     ', changed: 'changed ', same: 'same    ', kept: 'kept    ' };
  const lines = pulls.map(({ file, outcome, words }) => `${verbs[outcome]}${file}: ${words}`);
  const wanting = pulls
    .flatMap(({ file, content }) => (content ? checkShape({ file, content }, toolSchema) : []))
    .map(describeProblem);
  return wanting.length === 0
    ? lines
    : [...lines, '', 'An upload asks for less than a file. To be filled in before the commit:', ...wanting];
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  });
  try {
    if (!values.site || !URL.canParse(values.site))
      throw new Error('Name the site: npm run tools:pull -- --site https://…');
    const pulls = pullTools(join(import.meta.dirname, '../..'), await fetchUploads(values.site), {
      overwrite: values.overwrite,
    });
    console.log(pulls.length === 0 ? `Nothing is uploaded to ${values.site}.` : describePulls(pulls).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
