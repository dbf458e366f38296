import { readdirSync } from 'node:fs';
import type { ProductPromise, Verdict } from './promise.ts';

/** Runs every promise, one after another, and prints one table. `--quick` for fewer repetitions. */
const effort = process.argv.includes('--quick') ? 'quick' : 'full';
const files = readdirSync(import.meta.dirname)
  .filter((name) => /^\d\d-.*\.ts$/.test(name))
  .sort();
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
