import { readdirSync } from 'node:fs';
import type { ProductPromise, Verdict } from './promise.ts';

/**
 * Runs every promise, or those whose numbers are named (`npm run promises -- 15 16`), one after another, and prints one
 * table. `--quick` for fewer repetitions.
 */
const effort = process.argv.includes('--quick') ? 'quick' : 'full';
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const files = readdirSync(import.meta.dirname)
  .filter((name) => /^\d\d-.*\.ts$/.test(name))
  .filter((name) => named.length === 0 || named.includes(name.slice(0, 2)))
  .sort();
if (named.length > 0 && files.length !== new Set(named).size) {
  console.error(`Name promises by their two digits, as their files begin: ${named.join(', ')}.`);
  process.exit(1);
}
let broken = 0;

for (const file of files) {
  const { promise } = (await import(`./${file}`)) as { promise: ProductPromise };
  const start = performance.now();
  const { ok, figure } = await verdict(promise);
  if (!ok) broken += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${ok ? 'kept  ' : 'BROKEN'} ${String(promise.id).padStart(2)}  ${seconds.padStart(6)} s  ${promise.title}\n                       ${figure}`,
  );
}
console.log(`${files.length - broken} of ${files.length} promises kept`);
process.exitCode = broken === 0 ? 0 : 1;

async function verdict(promise: ProductPromise): Promise<Verdict> {
  try {
    return await promise.run(effort);
  } catch (error) {
    return { ok: false, figure: `the proof itself failed: ${error instanceof Error ? error.stack : String(error)}` };
  }
}
