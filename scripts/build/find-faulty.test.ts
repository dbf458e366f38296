import { expect, test, vi } from 'vitest';
import { buildWithoutFaulty } from './find-faulty.ts';
import type { TakenRecord } from './take-in.ts';

const record = (key: string, paths: string[] = []): TakenRecord => ({ kind: 'article', key, title: key, paths });
/** A build that fails as long as one of these is in it. */
const builder = (tell: (faulty: readonly string[]) => string, ...faulty: string[]) =>
  vi.fn(async (without: readonly { key: string }[]) => {
    const left = faulty.filter((key) => !without.some((one) => one.key === key));
    return left.length > 0 ? tell(left) : null;
  });
const many = Array.from({ length: 40 }, (_, number) => record(`text-${number}`, [`/blog/text-${number}`]));
const keys = (found: readonly { key: string }[]) => found.map(({ key }) => key);

test('a sound build is one build, and leaves nothing out', async () => {
  const build = builder(() => 'never');
  expect(await buildWithoutFaulty(many, build)).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a record whose page the failure names is left out with its words, and everything else is published', async () => {
  const build = builder(
    ([key]) => `one line\n  The page /blog/${key} could not be drawn: no such tool\nanother`,
    'text-3',
  );
  expect(await buildWithoutFaulty(many, build)).toEqual([
    {
      kind: 'article',
      key: 'text-3',
      title: 'text-3',
      why: 'The page /blog/text-3 could not be drawn: no such tool',
    },
  ]);
  expect(build).toHaveBeenCalledTimes(2);
});

test('several are found one after the other, by the file that the check of the headers names as well', async () => {
  const build = builder(([key]) => `blog/${key}.html, line 3: the attribute style is blocked`, 'text-3', 'text-30');
  expect(keys(await buildWithoutFaulty(many, build))).toEqual(['text-3', 'text-30']);
  expect(build).toHaveBeenCalledTimes(3);
});

test('those that no failure names are found by halves, in a few builds', async () => {
  const build = builder(() => 'a list of everything could not be drawn', 'text-7', 'text-31');
  expect(await buildWithoutFaulty(many, build)).toMatchObject([
    { key: 'text-7', why: 'a list of everything could not be drawn' },
    { key: 'text-31' },
  ]);
  expect(build.mock.calls.length).toBeLessThanOrEqual(20);
});

test('a search that takes too long ends with what the build said', async () => {
  const all = many.map(({ key }) => key);
  const build = builder(() => 'nothing could be drawn', ...all);
  await expect(buildWithoutFaulty(many, build)).rejects.toThrow('nothing could be drawn');
  expect(build).toHaveBeenCalledTimes(25);
});

test('a build that fails without any record is nobody’s fault but its own', async () => {
  const build = vi.fn(async () => 'src/pages/blog/[slug].astro: Unexpected token');
  await expect(buildWithoutFaulty(many, build)).rejects.toThrow('Unexpected token');
  expect(build).toHaveBeenCalledTimes(2);
});
