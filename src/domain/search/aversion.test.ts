import { expect, it } from 'vitest';
import { isThingLeft, readAversion } from './aversion.ts';

it.each([
  ['the client hates stock photos', 'stock photos', ''],
  ['we are sick of canva need something for slides', 'canva', 'need something for slides'],
  ['a film instead of a slide deck', 'slide deck', 'a film'],
])('reads what “%s” does not want', (typed, named, besides) => {
  expect(readAversion(typed)).toEqual({ named, besides });
});

it.each(['no more than 20 dollars', 'photo without background', 'the moon far away from the camera'])(
  'reads no aversion in “%s”',
  (typed) => {
    expect(readAversion(typed)).toBeNull();
  },
);

it('leaves chores, own things and people as the job that is asked for', () => {
  expect(isThingLeft('stock photos')).toBe(true);
  expect(isThingLeft('writing captions')).toBe(false);
  expect(isThingLeft('our logo')).toBe(false);
  expect(isThingLeft('photographer')).toBe(false);
});
