import { expect, test } from 'vitest';
import { dropFormDraft, keepFormDraft, lastFormDraft, readFormDraft } from './form-draft.ts';

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
  keepFormDraft('a b', form([...right, ['termsPlan', 'Free'], ['termsPlan', 'Pro']]), ['termsPlan']);
  expect(readFormDraft('a b')).toMatchObject({ termsPlan: ['Free', 'Pro'], termsRight: ['watermark'] });
  keepFormDraft(
    'a b',
    form([
      ['termsMeaning', 'It trains now.'],
      ['termsFact', 'price'],
    ]),
  );
  expect(readFormDraft('a b')).toMatchObject({
    ...{ termsMeaning: ['It trains now.'], termsFact: ['price'] },
    ...{ termsPlan: ['Free', 'Pro'], 'terms-quote': ['We train.'] },
  });
  keepFormDraft('a b', form(right), ['termsPlan']);
  expect(readFormDraft('a b')?.['termsPlan']).toEqual([]);
  dropFormDraft('a b');
});

test('what was touched last stands open, as long as it waits; confirmed or given up it is gone, and old ones go first', () => {
  for (const change of ['one', 'two', 'one']) keepFormDraft(change, form([['termsMeaning', change]]));
  expect([lastFormDraft(['one', 'two']), lastFormDraft(['two']), lastFormDraft(['three'])]).toEqual([
    ...['one', 'two', null],
  ]);
  dropFormDraft('one');
  expect([readFormDraft('one'), lastFormDraft(['one', 'two'])]).toEqual([null, 'two']);
  for (let at = 0; at < 20; at += 1) keepFormDraft(`more ${at}`, form([['termsMeaning', 'x']]));
  expect([readFormDraft('two'), readFormDraft('more 0')?.['termsMeaning']]).toEqual([null, ['x']]);
});
