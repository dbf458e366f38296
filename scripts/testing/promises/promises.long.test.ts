import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '#local/serve-site.ts';

/**
 * Each promise in a process of its own, as `npm run promises` runs them, with fewer repetitions; several at a time, because
 * one file of tests has one worker alone. What Node compiled once is kept for the next process.
 */
const files = readdirSync(import.meta.dirname)
  .filter((name) => /^\d\d-.*\.ts$/.test(name))
  .sort((a, b) => placeOf(a) - placeOf(b));

/** The longest first: begun last, one of them would run alone. */
function placeOf(file: string): number {
  const number = Number(file.slice(0, 2));
  return [26, 30, 33].includes(number) ? 0 : number;
}

/** Figures of a quiet machine, which tests side by side are not, and mutations of their own code: `npm run promises` has them. */
const alone = /^(28|35|38)-/;
const sideBySide = files.filter((file) => !alone.test(file));

const compiled = join(projectRoot, 'node_modules/.cache/compiled');

test.concurrent.each(sideBySide)('%s', { timeout: 400_000 }, async (file) => {
  const program = [join(import.meta.dirname, file), '--quick'];
  const { NODE_ENV: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    env: { NODE_COMPILE_CACHE: compiled, ...env },
  }).catch((error: { stdout: string; stderr: string }) => ({ stdout: error.stdout + error.stderr }));
  expect(stdout).toMatch(/^kept {2}/);
});

test('the promises of saves, payments, sign-in and refusals are all there', () => {
  expect(files.map((file) => Number(file.slice(0, 2)))).toEqual(
    expect.arrayContaining([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
      33, 39, 43, 44, 46, 48, 49, 50, 51, 52,
    ]),
  );
});
