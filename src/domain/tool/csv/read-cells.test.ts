import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvWith, refusedColumns, words } from '#testing/csv-rows.ts';
import { readCsv } from './read-upload.ts';
import { guardCell, joinList, plainText, readTasks, splitList, taskText, unguardCell, wrongWith } from './cells.ts';
import { readAmount, readBadge, readTerms } from './read-cells.ts';
import { periodWords, readWords, rightsWords } from './read-words.ts';
import { refusal } from './refusal.ts';

describe('cells', () => {
  test('other words are read as ours, and the note says how', () => {
    const { rows } = readCsv(
      csvWith({
        departments: 'Marketing',
        team_sizes: 'medium',
        category: 'image, Weaving',
        pricing_amount: '$1,200.50',
        pricing_period: 'Monthly',
        budget_range: 'HIGH',
        goals: 'Content creation',
      }),
      words,
    );
    expect(rows[0]?.fields).toMatchObject({
      departments: ['brand', 'social'],
      teamSizes: ['large'],
      category: 'AI image generation, Weaving',
      pricing: { amount: 1200.5, period: 'month' },
      goals: ['content-creation'],
    });
    expect(rows[0]?.notes.join(' ')).toContain('“Marketing” is read as brand and social.');
    expect(rows[0]?.notes.join(' ')).toContain('Weaving');
    expect(rows[0]?.notes.join(' ')).not.toContain('budget');
  });

  test.each<[string, string]>([
    ['pricing_amount', '9,99'],
    ['pricing_amount', '-1'],
    ['pricing_amount', '1e9'],
    ['pricing_amount', 'ask'],
    ['pricing_period', 'fortnight'],
    ['budget_range', 'cheap'],
    ['departments', 'kitchen'],
    ['goals', 'constructor'],
    ['link', 'javascript:alert(1)'],
    ['link', 'example.com'],
    ['link', 'https://user:word@example.com/'],
    ['link', 'http://127.0.0.1/'],
    ['name', 'x'],
    ['name', 'A\u202Egpj.exe'],
    ['name', 'A\u0007bell'],
    ['name', 'broken \uFFFD'],
    ['description', 'x'.repeat(401)],
    ['pros', 'x;y'],
    ['pros', Array.from({ length: 11 }, (_, index) => `good ${index}`).join(';')],
    ['category', 'a1, b2, c3, d4, e5'],
  ])('%s “%s” is refused with its row and column', (column, value) => {
    expect(refusedColumns({ [column]: value })).toEqual([[2, column]]);
  });

  test('every mistake of a row is told at once, with what stands there and a remedy', () => {
    const { refusals } = readCsv(csvWith({ name: '', pricing_amount: 'lots', link: 'nowhere' }), words);
    expect(refusals.map(({ column, value }) => [column, value])).toEqual([
      ['name', ''],
      ['pricing_amount', 'lots'],
      ['link', 'nowhere'],
    ]);
    for (const { remedy } of refusals) expect(remedy).toMatch(/^[A-Z].{10,}\.$/);
  });

  test('lists: any values come back, semicolons and backslashes inside too', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(splitList(joinList(values))).toEqual(values);
      }),
      { numRuns: 500 },
    );
  });

  test('no written cell is a formula, and every one comes back', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `=${rest}`),
      fc.constantFrom("'=1", "''@x", '\t', '\r\n', '＝1', '-', '+1'),
    );
    fc.assert(
      fc.property(text, (cell) => {
        expect(guardCell(cell)).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(unguardCell(guardCell(cell))).toBe(cell);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a cell by itself', () => {
  test.each<[string, number | null | undefined]>([
    ['FREE', 0],
    ['On Request', null],
    ['$10', 10],
    ['$ 9.9999', 9.9999],
    ['1,200,000', undefined],
    ['100,000', 100_000],
    ['0,100,000', 100_000],
    ['100000.1', undefined],
    ['1,20', undefined],
    ['9.', undefined],
    ['1.23456', undefined],
    ['10 $', undefined],
    ['about 10', undefined],
    ['free trial', undefined],
    ['for free', undefined],
    ['on request only', undefined],
    ['ask: on request', undefined],
    ['', undefined],
  ])('%s is the amount %s', (text, amount) => expect(readAmount(text)).toBe(amount));

  test('terms and badges are those of the guide, each once; others are told', () => {
    const notes: string[] = [];
    const ink = { ink: 'blue', about: 'Of a kind.' } as const;
    const categories = [
      { name: 'AI image generation', ...ink },
      { name: 'Video AI', ...ink },
    ];
    expect(readTerms('image; video ai,, Video AI ,Weaving', categories, notes)).toEqual([
      'AI image generation',
      'Video AI',
      'Weaving',
    ]);
    const badges = [{ name: 'Image', color: 'blue' as const }];
    expect(['IMAGE', 'Loom'].map((text) => readBadge(text, badges, notes))).toEqual(['Image', 'Loom']);
    expect(notes).toEqual([
      '“Weaving” is a category of its own: its spine is grey.',
      '“Loom” is a badge of its own: its colour is grey.',
    ]);
  });

  test('words are read whatever their spelling, each once, and others are told', () => {
    expect(readWords(['Month', 'MONTHLY', 'One_time', 'seat'], periodWords)).toEqual({
      ok: true,
      words: ['month', 'license', 'user'],
      notes: ['“MONTHLY” is read as month.', '“One_time” is read as license.', '“seat” is read as user.'],
    });
    expect(readWords(['not  Stated', 'maker-silent'], rightsWords)).toMatchObject({
      words: ['not read', 'maker silent'],
    });
    for (const unknown of ['perhaps', 'constructor'])
      expect(readWords(['yes', unknown], rightsWords)).toEqual({
        ok: false,
        unknown,
        remedy: 'Write one of: yes, no, opt-out, depends, maker silent, disputed, does not apply, not read.',
      });
  });

  const invisible = 'Remove the invisible or broken characters, or save the file as “CSV UTF-8”.';
  const ten = (length: number) => Array.from({ length }, () => 'x');
  test.each<[Parameters<typeof wrongWith>[0], string[], ReturnType<typeof wrongWith>]>([
    [{ most: 3 }, [], null],
    [{ most: 3 }, ['abc', 'a'], null],
    [{ most: 3 }, ['abcd'], { value: 'abcd', remedy: 'At most 3 characters; there are 4.' }],
    [{ most: 3 }, [''], { value: '', remedy: 'At least 1 characters.' }],
    [{ most: 3, fewest: 2 }, ['ab', 'a'], { value: 'a', remedy: 'At least 2 characters.' }],
    [{ most: 3, fewest: 2 }, ['ab'], null],
    [{ most: 3 }, ten(11), null],
    [{ most: 3, list: true }, ten(10), null],
    [{ most: 3, list: true }, ten(11), { value: '11 values', remedy: 'At most 10 values, separated by semicolons.' }],
    [{ most: 3, list: true, mostValues: 2 }, ten(2), null],
    [
      { most: 3, list: true, mostValues: 2 },
      ten(3),
      { value: '3 values', remedy: 'At most 2 values, separated by semicolons.' },
    ],
    [{ most: 20 }, ['می‌خواهم 👩‍👩‍👧'], null],
    [{ most: 9 }, ['a\u061Cb'], { value: 'a\uFFFDb', remedy: invisible }],
    [{ most: 9 }, ['a\u200Bb\u202Ec'], { value: 'a\uFFFDb\uFFFDc', remedy: invisible }],
    [{ most: 9 }, ['a\uD800'], { value: 'a\uFFFD', remedy: invisible }],
  ])('%j lets %j stand: %j', (column, parts, wrong) => expect(wrongWith(column, parts)).toEqual(wrong));

  const form = 'Write each task as slug:fit:note, the fit as “made for”, “good at” or “can”.';
  const note = 'Write a note of 3 to 90 characters behind the second colon.';
  test.each<[string[], object]>([
    [
      ['cut-2-films : Made_for : Cuts: all\nof them', 'dub:GOOD_-AT:Yes'],
      {
        ok: true,
        tasks: [
          { task: 'cut-2-films', fit: 'made for', note: 'Cuts: all\nof them' },
          { task: 'dub', fit: 'good at', note: 'Yes' },
        ],
      },
    ],
    [[`dub:can:${'x'.repeat(90)}`], { ok: true, tasks: [{ task: 'dub', fit: 'can', note: 'x'.repeat(90) }] }],
    ...[`dub:can:${'x'.repeat(91)}`, 'dub:can:no'].map((value): [string[], object] => [
      [value],
      { ok: false, value, remedy: note },
    ]),
    ...['dub', 'Dub:can:Yes', 'dub-:can:Yes', '-dub:can:Yes', 'dub:cannot:Yes', 'dub:can'].map(
      (value): [string[], object] => [[value], { ok: false, value, remedy: form }],
    ),
    [
      ['dub:can:Yes', 'dub:made for:Again'],
      { ok: false, value: 'dub:made for:Again', remedy: 'The task is there twice: keep one of them.' },
    ],
    [
      Array.from({ length: 13 }, (_, index) => `dub-${index}:can:Yes`),
      { ok: false, value: '13 values', remedy: 'Name at most 12 tasks.' },
    ],
  ])('the tasks %j', (values, read) => expect(readTasks(values)).toEqual(read));

  test('is plain, is guarded, is cut where it is refused', () => {
    expect(readTasks(Array.from({ length: 12 }, (_, index) => `dub-${index}:can:Yes`)).ok).toBe(true);
    expect(taskText({ task: 'dub', fit: 'good at', note: 'Yes' })).toBe('dub:good at:Yes');
    expect(plainText(' Cafe\u0301 \n\t au\u2028lait ')).toBe('Caf\u00e9 au\u2028lait');
    expect([' a; ;b ', 'a\\;b;c\\\\;\\d', ''].map(splitList)).toEqual([['a', 'b'], ['a;b', 'c\\', '\\d'], []]);
    expect(["''=1", 'a=1', '＠a', '-1'].map(guardCell)).toEqual(["'''=1", 'a=1', "'＠a", "'-1"]);
    expect(["'=1", "'a", '=1', "''=1"].map(unguardCell)).toEqual(['=1', "'a", '=1', "'=1"]);
    expect(['x'.repeat(60), 'x'.repeat(61)].map((value) => refusal(2, 'name', value, 'Cut it.'))).toEqual(
      ['x'.repeat(60), `${'x'.repeat(60)}…`].map((value) => ({ row: 2, column: 'name', value, remedy: 'Cut it.' })),
    );
  });
});
