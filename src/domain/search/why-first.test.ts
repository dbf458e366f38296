import { expect, it } from 'vitest';
import { makeTask } from '#domain/task/make-task.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { makeSearchTool } from './make-search-tool.ts';
import type { ResultTool } from './search-results.ts';
import { whyFirst } from './why-first.ts';

const cut = makeTask({ slug: 'cut-hair', title: 'Cut hair' });
const curl = makeTask({ slug: 'curl-hair', title: 'Curl hair' });
const nothing = { name: 0, task: 0, further: 0, also: null, text: 0, rights: 0, price: 0 };

/** What is found for cutting hair; its score follows from its parts. */
const found = (
  name: string,
  parts: Partial<NonNullable<ResultTool['parts']>>,
  fields: Partial<ResultTool> = {},
  tool: Parameters<typeof makeSearchTool>[0] = {},
): ResultTool => {
  const all = { ...nothing, ...parts };
  const sum = all.name + all.task + all.further + all.text + all.rights + all.price;
  return {
    tool: makeSearchTool({ name, tasks: [{ task: 'cut-hair', fit: 'made for' }], ...tool }),
    score: sum,
    task: cut,
    fit: 'made for',
    by: 'task',
    parts: all,
    ...fields,
  };
};
const later = (...before: string[]) => ({
  tasks: [...before, 'cut-hair'].map((task) => ({ task, fit: 'made for' as Fit })),
});

it('names what gives the first more than the second', () => {
  const other = found('Bob', { task: 0.7 }, { fit: 'good at' });
  const said = (parts: Parameters<typeof found>[1], second = found('Bob', { task: 1 })) =>
    whyFirst(found('Ann', parts), second);
  expect(said({ task: 1 }, other)).toBe('Ahead of Bob: it is made for the job, and Bob is good at it.');
  expect(said({ task: 1 }, found('Bob', { task: 0.96 }, {}, later('dye-hair')))).toBe(
    'Ahead of Bob: this is the first job it is for, and Bob has it as its second.',
  );
  expect(said({ task: 1, further: 0.2, also: curl })).toBe(
    'Ahead of Bob: it does “Curl hair” as well, which answers you too.',
  );
  expect(said({ task: 1, text: 0.2 })).toBe('Ahead of Bob: what is written of it says more of your words.');
  expect(said({ task: 1, rights: 0.2 })).toBe('Ahead of Bob: it grants more of what you asked for.');
  expect(said({ task: 1, price: 0.2 })).toBe('Ahead of Bob: it is within the price you asked for.');
  expect(said({ task: 1, name: 0.2 })).toBe('Ahead of Bob: its name says more of your words.');
  expect(said({ task: 1 }, found('Bob', { task: 1 }, { score: 0.6 }))).toBe(
    'Ahead of Bob: its price and rights suit your words better.',
  );
});

it('tells two jobs apart by the words, by fit, or by their places', () => {
  const curler = (task: number, fit: Fit, ...before: string[]) =>
    found(
      'Bob',
      { task },
      { task: curl, fit },
      { tasks: [...before, 'curl-hair'].map((slug) => ({ task: slug, fit: 'made for' as Fit })) },
    );
  const first = found('Ann', { task: 1 });
  expect(whyFirst(first, curler(0.5, 'made for'))).toBe(
    'Ahead of Bob: “Cut hair” is nearer to your words than “Curl hair”.',
  );
  expect(whyFirst(first, curler(0.7, 'good at'))).toBe(
    'Ahead of Bob: it is made for “Cut hair”, and Bob is good at “Curl hair”.',
  );
  expect(whyFirst(first, curler(0.96, 'made for', 'dye-hair'))).toBe(
    'Ahead of Bob: “Cut hair” is the first job it is for, and Bob has “Curl hair” as its second.',
  );
});

it('says of equal scores what decided then, and nothing where only one of two does a job', () => {
  const level = (fields: Parameters<typeof found>[3], second: Parameters<typeof found>[3] = {}) =>
    whyFirst(found('Ann', { task: 1 }, {}, fields), found('Bob', { task: 1 }, {}, second));
  const alike = 'Made for the job, as Bob is';
  const yes = { granted: ['paid work'] as const };
  const no = { isPaidWorkBarred: true };
  expect(level(yes, { confirmed: 9, isPick: true })).toBe(
    `${alike}; of the two, only this one is known to permit paid work.`,
  );
  expect(level(yes, no)).toBe(`${alike}; of the two, only this one is known to permit paid work.`);
  expect(level({}, no)).toBe(`${alike}; Bob does not permit paid work.`);
  expect(level({ confirmed: 5 }, { confirmed: 2 })).toBe(`${alike}. Equal otherwise: more of its facts are confirmed.`);
  expect(level({ ...yes, isPick: true }, yes)).toBe(`${alike}; it is an editors’ choice.`);
  expect(level({})).toBe(`${alike}. Equal otherwise: the older entry stands first.`);
  expect(whyFirst(found('Ann', { task: 1 }), found('Bob', { task: 1 }, { task: curl }))).toBe(
    'As good an answer as Bob. Equal otherwise: the older entry stands first.',
  );
  expect(whyFirst(found('Ann', { task: 1 }, { fit: 'can' }), found('Bob', { task: 1 }, { fit: 'can' }))).toMatch(
    /^Can do the job, as Bob can\./,
  );
  expect(whyFirst(found('Ann', { task: 1 }), found('Bob', { task: 1 }, { task: null, fit: null }))).toBeNull();
  expect(whyFirst(found('Ann', { task: 1 }), found('Bob', { task: 1 }, { fit: 'can' }))).toBe(
    'Ahead of Bob: it is made for the job, and Bob can do it.',
  );
});

it('says of what may be meant which job is likelier, or who does it better', () => {
  const meant = { by: 'meaning', score: 0.3, suits: 1 } as const;
  const first = found('Ann', { task: 1 }, meant);
  expect(whyFirst(first, found('Bob', { task: 1 }, { ...meant, task: curl }))).toBe(
    'Ahead of Bob: “Cut hair” is likelier meant than “Curl hair”.',
  );
  expect(whyFirst(first, found('Bob', { task: 0.7 }, { ...meant, fit: 'good at' }))).toBe(
    'Ahead of Bob: it is made for the job, and Bob is good at it.',
  );
  expect(whyFirst(first, found('Bob', { task: 1 }))).toBeNull();
});

it('says of a name that it says more of the words, and nothing of a lone find or of a likeness', () => {
  const first = found('Ann', { task: 1 });
  expect(whyFirst(first, undefined)).toBeNull();
  expect(whyFirst(found('Bob', { task: 1, name: 2 }, { by: 'name' }), first)).toBe(
    'Ahead of Ann: its name says more of your words.',
  );
  expect(whyFirst(first, { ...first, by: 'likeness' })).toBeNull();
});
