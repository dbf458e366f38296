import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Each promise in a process of its own, as `npm run promises` runs them, with fewer repetitions. */
const files = readdirSync(import.meta.dirname)
  .filter((name) => /^\d\d-.*\.ts$/.test(name))
  .sort();

test.each(files)('%s', { timeout: 120_000 }, async (file) => {
  const program = [join(import.meta.dirname, file), '--quick'];
  const { NODE_ENV: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, program, { env }).catch(
    (error: { stdout: string; stderr: string }) => ({ stdout: error.stdout + error.stderr }),
  );
  expect(stdout).toMatch(/^kept {2}/);
});

test('the promises of saves, payments, sign-in and refusals are all there', () => {
  expect(files.map((file) => Number(file.slice(0, 2)))).toEqual(
    expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 21, 22, 32]),
  );
});
