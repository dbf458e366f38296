import { describe, expect, test } from 'vitest';
import { words } from '#testing/csv-rows.ts';
import { findTwins } from './find-twins.ts';
import { readTable } from './read-table.ts';
import { readCsv, readTableRow } from './read-upload.ts';
import { uploadedPrice } from './upload-fields.ts';

describe('the form of a file', () => {
  const whole = (remedy: string, value = '') => [{ row: null, column: null, value, remedy }];
  const large = 'The file is larger than 2 MB: split it and upload the parts one after the other.';
  const utf16 = 'This is UTF-16 text: save the file as “CSV UTF-8” and upload that.';
  const zeros = 'The file holds NUL characters, so it is no plain text: export it again as “CSV UTF-8”.';
  const nothing = 'The file is empty: the first line names the columns, each further line is a tool.';
  const unquoted = 'A quotation mark is not closed, or not doubled inside a quoted cell: write "" for one mark.';
  const unnamed = {
    row: 1,
    column: 'name',
    value: '',
    remedy: 'The column “name” is missing from the first line: add it, as in the template.',
  };
  test.each<[string, string, object[]]>([
    ['beyond two megabytes', `name\n${'é'.repeat(1_048_574)}`, whole(large)],
    ['UTF-16 by its mark', 'ÿþname\nA', whole(utf16)],
    ['UTF-16 the other way round', 'þÿname\nA', whole(utf16)],
    ['UTF-16 read backwards', '\uFFFEname\nA', whole(utf16)],
    ['UTF-16 by its zeros', 'n\0a\0m\0e\0', whole(utf16)],
    ['a zero in four', 'nam\0', whole(zeros)],
    ['a zero or two', 'name\nA\0\0b', whole(zeros)],
    ['nothing', '', whole(nothing)],
    ['a mark and white space', '\uFEFF \n ', whole(nothing)],
    ['an open quotation mark', 'name,link\nA,b\n1,"B,c', [{ row: 3, column: null, value: '1 B,c', remedy: unquoted }]],
    ['no name', 'link\nx', [unnamed]],
    [
      'a reserved name, a double and no name',
      ' Constructor ,website,URL\nA,b,c',
      [
        { row: 1, column: null, value: 'Constructor', remedy: 'No column may be called so: rename or remove it.' },
        { row: 1, column: 'link', value: 'link', remedy: 'This column is there twice: remove one of them.' },
        unnamed,
      ],
    ],
    ['a header alone', 'name\n \n', whole('There is no tool in the file: each line after the first is one.')],
    [
      'a row too many',
      `name\n${'A\n'.repeat(5001)}`,
      whole('More than 5,000 rows: split the file and upload the parts one after the other.', '5,001'),
    ],
  ])('%s is refused', (_, text, refusals) => expect(readTable(text)).toEqual({ ok: false, refusals }));

  test.each(['name\nAb ÿþ', `name\nx${'é'.repeat(1_048_573)}`, `name\n${'A\n'.repeat(5000)}`])(
    'what keeps to the limits is taken',
    (text) => expect(readTable(text).ok).toBe(true),
  );

  test('columns are found by their name, and what is not ours is told', () => {
    const read = readTable(`  Team-Size \t colour${' of it'.repeat(9)}\t\tName\n1;2,3\tblue\t\tA\n`);
    expect(read).toMatchObject({
      ok: true,
      table: {
        columns: [{ name: 'team_sizes' }, null, null, { name: 'name' }],
        rows: [{ row: 2, cells: ['1;2,3', 'blue', '', 'A'] }],
        notes: ['The column “colour of it of it of it of it of it of ” is not ours and was left out.'],
      },
    });
    for (const [line, cells] of [
      ['name,link;tasks', 2],
      ['name;link;tasks', 3],
    ] as const)
      expect(readTable(`${line}\nA`)).toMatchObject({ table: { columns: { length: cells } } });
  });

  test('a row has as many cells as the header', () => {
    const read = readTable('name,link\nA\nB,,c\nC,, \n');
    if (!read.ok) throw new Error('unread');
    const remedy = (cells: number) =>
      `This row has ${cells} cells and the first line 2: put cells that hold a comma in quotation marks, and leave empty cells empty.`;
    const unlike = (row: number, value: string, cells: number) => ({
      ok: false,
      refusals: [{ row, column: null, value, remedy: remedy(cells) }],
      missing: [],
    });
    const [a, b, c] = read.table.rows.map((row) => readTableRow(read.table, row, words));
    expect([a, b]).toEqual([unlike(2, 'A', 1), unlike(3, 'B', 3)]);
    expect(c).toMatchObject({ refusals: [{ column: 'name', value: 'C', remedy: 'At least 2 characters.' }] });
    expect(readCsv('name,colour\nBeta,red', words)).toMatchObject({
      rows: [{ row: 2, fields: { name: 'Beta' } }],
      refusals: [],
      notes: ['The column “colour” is not ours and was left out.'],
    });
  });

  test('a tool that is there twice is named with its earlier row', () => {
    const row = (at: number, name: string, link?: string) => ({
      row: at,
      fields: { name, ...(link !== undefined && { link }) },
      notes: [],
      missing: [],
    });
    const twin = (at: number, column: string, value: string) => ({
      row: at,
      column,
      value,
      remedy: 'Row 2 is the same tool already: keep one of them.',
    });
    expect(
      findTwins([
        row(2, 'Alpha', 'https://alpha.example/'),
        row(3, 'ALPHA', 'https://other.example'),
        row(4, 'Beta', 'http://www.alpha.example'),
        row(5, 'Gamma', ''),
        row(6, 'Delta', ''),
        row(7, 'Epsilon'),
        row(7, 'Eta'),
        row(8, 'alpha', 'https://alpha.example'),
        row(9, 'Zeta', 'http://alpha.example'),
      ]),
    ).toEqual([
      twin(3, 'name', 'ALPHA'),
      twin(4, 'link', 'http://www.alpha.example'),
      twin(8, 'name', 'alpha'),
      twin(9, 'link', 'http://alpha.example'),
    ]);
  });

  test('the preview tells the price that a row gives', () =>
    expect(
      [undefined, {}, { amount: null }, { amount: 0 }, { amount: 9.5, period: 'image' as const }].map((pricing) =>
        uploadedPrice(pricing ? { pricing } : {}),
      ),
    ).toEqual(['as it is', 'as it is', 'on request', '$0', '$9.5/image']));
});
