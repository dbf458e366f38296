import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSourceFiles } from '../../checks/source-files.ts';
import { projectRoot } from '#local/serve-site.ts';
import { type ProductPromise, runAlone } from './promise.ts';

/** Faults of an earlier release, in the order in which they were found: each test against one carries its number, `(B7)`. */
const FAULTS = {
  1: 'charged twice',
  2: 'a deletion erased the account that came after it',
  3: 'one unreadable record stopped everybody',
  4: 'alerts died of a tool without pricing details',
  5: 'strangers’ forms cost everybody, and their time was their own number',
  6: 'a release back locked people out',
  7: 'a body that was cut off ended the site',
  8: 'calls without a limit',
  9: 'sessions without an end, addresses folded wrongly, webhooks refused for days',
  10: 'a click before the status came',
  11: 'an undone submission stayed accepted',
  12: 'customers who never asked to pay',
  13: 'rules that no test held',
  14: 'nobody was told of trouble',
} as const;

const folders = ['src', 'netlify', 'scripts'];
const MARK = /\(B(\d+)\)/g;

/** No fault that was once found comes back unnoticed. */
export const promise: ProductPromise = {
  id: 27,
  title: 'Each fault that was found in an earlier release is held by tests that carry its number',
  async run(effort) {
    const files = readSourceFiles(projectRoot, folders, ['.test.ts']);
    const marks = files.flatMap(({ path, text }) =>
      [...text.matchAll(MARK)].map(([, number]) => ({ path, number: Number(number) })),
    );
    const missing = Object.keys(FAULTS).filter((number) => !marks.some((mark) => mark.number === Number(number)));
    if (missing.length > 0)
      return { ok: false, figure: `no test carries ${missing.map((number) => `B${number}`).join(', ')}` };
    const figure = `${Object.keys(FAULTS).length} faults, ${marks.length} tests or groups of tests`;
    return effort === 'quick' ? { ok: true, figure } : runMarked(figure);
  },
};

/** Runs those that need neither a browser nor a built site. */
async function runMarked(figure: string): Promise<{ ok: boolean; figure: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'yak-findings-'));
  const reportFile = join(folder, 'report.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    '--reporter',
    'json',
    '--outputFile',
    reportFile,
    '-t',
    '\\(B\\d+\\)',
  ];
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd: projectRoot, env, maxBuffer: 1 << 28 };
  // It ends with 1 when a test fails: the report says which.
  await promisify(execFile)(process.execPath, args, options).catch(() => undefined);
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  await rm(folder, { recursive: true });
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return { ok: failed === 0 && passed > 0, figure: `${figure}; ${passed} of them run, ${failed} failed` };
}

if (import.meta.main) await runAlone(promise);
