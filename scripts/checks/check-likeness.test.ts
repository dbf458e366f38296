import { describe, expect, it } from 'vitest';
import { checkLikeness } from './check-likeness.ts';
import { data, other, take, tool } from '#testing/data-sets.ts';

describe('likeness', () => {
  it('finds a shared sentence, however it is written', () => {
    const problems = checkLikeness(data([tool(), other({ pros: ['A GOOD thing, for boards!', 'B', 'C'] })]));
    expect(problems.map(({ value }) => value)).toEqual(['A GOOD thing, for boards!']);
  });
  it('finds a take that is another one in disguise', () => {
    const disguised = take.replaceAll('. ', ' though. ');
    expect(
      checkLikeness(data([tool(), other({ yakOpinion: disguised })])).some(({ value }) => value?.includes('% like')),
    ).toBe(true);
  });
});
