import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '#local/child-process.ts';
import { projectRoot } from '#local/serve-site.ts';

/**
 * Runs scripts of package.json at the same time, so that two cores have work: `side-by-side.ts check:others build:deploy`.
 * What each one says is shown whole when it is over. Ends with 1 when one of them fails, after all are over.
 */
const scripts = process.argv.slice(2);
const npm = process.env['npm_execpath'];
if (!npm || scripts.length === 0)
  throw new Error('Start this by npm, with the names of the scripts that it is to run.');

/** What is started ends with this process: `startChild` sees to that when it exits, which a signal alone does not do. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const folder = mkdtempSync(join(tmpdir(), 'yak-side-by-side-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const codes = await Promise.all(
  scripts.map(async (script, index) => {
    const logFile = join(folder, `${index}.log`);
    const { ended } = startChild(npm, ['run', script], { folder: projectRoot, env: process.env, logFile });
    const code = await ended;
    process.stdout.write(readFileSync(logFile));
    if (code !== 0) console.error(`npm run ${script} failed.`);
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
