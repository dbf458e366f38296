import { expect, test } from 'vitest';
import { failsLast, passesFirst, tallyText } from './order-under-rules.ts';
import type { VerdictStatement } from './verdict-statement.ts';

type Word = VerdictStatement['verdict'];

const list: [name: string, verdict: Word | undefined][] = [
  ['Adobe', 'fails'],
  ['Bria', 'unknown'],
  ['Canva', 'passes when switched'],
  ['Descript', undefined],
  ['Eagle', 'passes'],
  ['Figma', 'fails'],
];
const of = ([, verdict]: (typeof list)[number]) => verdict;
const names = (items: typeof list) => items.map(([name]) => name).join(' ');

test('what passes stands first, what fails last, and within each the order stays; what is not judged is unknown', () => {
  expect(names(passesFirst(list, of))).toBe('Canva Eagle Bria Descript Adobe Figma');
});

test('a list with a reason of its own keeps it: only what fails goes to the end', () => {
  expect(names(failsLast(list, of))).toBe('Bria Canva Descript Eagle Adobe Figma');
});

test('the tally of a part of a list says of how many', () => {
  expect(tallyText([{ verdict: 'passes' }, { verdict: 'fails' }], true)).toBe('1 of these 2 passes, 1 fails');
});

test.each<[Word[], string]>([
  [['passes', 'passes when switched', 'fails', 'unknown', 'unknown'], '2 pass, 1 fails, 2 unknown'],
  [['unknown'], 'none pass, 1 unknown'],
  [['passes'], '1 passes'],
])('the tally of %j', (verdicts, words) => {
  expect(tallyText(verdicts.map((verdict) => ({ verdict })))).toBe(words);
});
