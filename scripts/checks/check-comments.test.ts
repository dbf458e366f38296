import { expect, it } from 'vitest';
import { checkComments } from './check-comments.ts';

it('refuses comments that cite what the repository does not hold', () => {
  const cited = (text: string) => checkComments([{ path: 'src/state/a.ts', text }]).map(({ value }) => value);
  expect(cited('/** Delay in ms (spec 1 §9). */')).toEqual(['spec 1']);
  expect(cited('// 2 §2: forms')).toEqual(['2 §2']);
  expect(cited('/** Seven days (decisions §4). */')).toEqual(['decisions §']);
  expect(cited('/** Why: docs/decisions/0003-one-document-per-person.md. */')).toEqual([]);
});
