import { expect, test } from 'vitest';
import { dropTermsDraft, keepTermsDraft, lastTermsDraft, readTermsDraft } from './terms-draft.ts';

function form(fields: readonly (readonly [string, string])[]): FormData {
  const given = new FormData();
  for (const [name, value] of fields) given.append(name, value);
  return given;
}

test('a form about a change is kept field by field, also what it does not show at the moment, and plans that were unticked', () => {
  const right = [
    ['termsMeaning', 'It trains.'],
    ['termsRight', 'watermark'],
    ['terms-quote', 'We train.'],
  ] as const;
  keepTermsDraft('a b', form([...right, ['termsPlan', 'Free'], ['termsPlan', 'Pro']]));
  expect(readTermsDraft('a b')).toMatchObject({ termsPlan: ['Free', 'Pro'], termsRight: ['watermark'] });
  keepTermsDraft(
    'a b',
    form([
      ['termsMeaning', 'It trains now.'],
      ['termsFact', 'price'],
    ]),
  );
  expect(readTermsDraft('a b')).toMatchObject({
    ...{ termsMeaning: ['It trains now.'], termsFact: ['price'] },
    ...{ termsPlan: ['Free', 'Pro'], 'terms-quote': ['We train.'] },
  });
  keepTermsDraft('a b', form(right));
  expect(readTermsDraft('a b')?.['termsPlan']).toEqual([]);
  dropTermsDraft('a b');
});

test('what was touched last stands open, as long as it waits; confirmed or given up it is gone, and old ones go first', () => {
  for (const change of ['one', 'two', 'one']) keepTermsDraft(change, form([['termsMeaning', change]]));
  expect([lastTermsDraft(['one', 'two']), lastTermsDraft(['two']), lastTermsDraft(['three'])]).toEqual([
    ...['one', 'two', null],
  ]);
  dropTermsDraft('one');
  expect([readTermsDraft('one'), lastTermsDraft(['one', 'two'])]).toEqual([null, 'two']);
  for (let at = 0; at < 20; at += 1) keepTermsDraft(`more ${at}`, form([['termsMeaning', 'x']]));
  expect([readTermsDraft('two'), readTermsDraft('more 0')?.['termsMeaning']]).toEqual([null, ['x']]);
});
