import { expect, it } from 'vitest';
import { saying, sayingProblem, withSaying } from './add-saying.ts';

it('adds what people type to what a task says, in small letters and once', () => {
  expect(saying('  Lip-Sync \n for  puppets ')).toBe('lip-sync for puppets');
  expect(withSaying(['dub'], 'Lip sync')).toEqual(['dub', 'lip sync']);
  expect(withSaying(['dub', 'lip sync'], ' LIP  sync')).toBeNull();
});

it('says what is wrong with words', () => {
  expect([' ', 'a', 'ab', 'x'.repeat(60), 'x'.repeat(61)].map(sayingProblem)).toEqual([
    'Write the words that people type',
    'Write the words that people type',
    null,
    null,
    'At most 60 signs; now 61',
  ]);
});
