import { expect, it } from 'vitest';
import { termsSections } from '#domain/page/terms.ts';
import { checkTerms } from './check-terms.ts';

const file = 'data/terms.md';
const section = (heading: string) => `## ${heading}\n\nUnder the laws of the State of California. [Write](/contact).\n`;
const sound = `---\nrevisedOn: 2026-11-21\n---\n\n${termsSections.map(section).join('\n')}`;
const check = (text: string) => checkTerms({ file, text });

it('has 23 sections to check', () => expect(termsSections).toHaveLength(23));

it('finds nothing wrong in sound terms', () => expect(check(sound)).toEqual([]));

it('notices a section that is missing, moved or empty', () => {
  expect(check(sound.replace(section('Waiver'), '')).map(({ field }) => field)).toEqual(['sections']);
  expect(
    check(
      sound.replace('## Waiver', '## Language').replace('## Language', '## Waiver').replace('## Privacy', '## Cookies'),
    ).map(({ field }) => field),
  ).toEqual(['sections']);
  expect(check(sound.replace(section('Waiver'), '## Waiver\n\n')).map(({ field }) => field)).toEqual(['Waiver']);
});

it('notices another law', () => {
  expect(check(sound.replaceAll('California', 'Nevada')).map(({ field }) => field)).toEqual(['Choice of law']);
});
