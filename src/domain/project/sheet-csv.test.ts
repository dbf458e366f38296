import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { madeLine, madeSheet } from '#testing/made-sheet.ts';
import { sheetCsv } from './sheet-csv.ts';

const rowsOf = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

describe('a sheet as a table', () => {
  test('has one row for each asset, with words, page, copy and day of every answer', () => {
    const [head = [], row = []] = rowsOf(sheetCsv(madeSheet()));
    const cell = (title: string) => row[head.indexOf(title)];
    expect(cell('Asset')).toBe('hero-film-v3.mp4');
    expect(cell('Digital source type')).toBe('trainedAlgorithmicMedia');
    expect(cell('Paid work')).toBe('Yes');
    expect(cell('Paid work: words')).toBe('You may use Outputs commercially.');
    expect(cell('Paid work: copy')).toContain('OpenTermsArchive');
    expect(cell('Paid work: day')).toBe('2026-09-15');
    expect(cell('Indemnity')).toBe('Not read');
    expect(cell('Facts frozen on')).toBe('2026-11-23');
  });

  test('carries the sentence for the public', () => {
    expect(rowsOf(sheetCsv(madeSheet())).flat()).toContain('Of 1 asset, 1 was created using generative AI (Runway).');
  });

  test.each(['=HYPERLINK("http://evil.example")', '+1+1', '-2', '@SUM(A1)', '\tx', '＝1'])(
    'holds %j as text in a spreadsheet, whichever field says it',
    (evil) => {
      const lines = [madeLine({ asset: evil, account: evil, human: evil })];
      const cells = rowsOf(sheetCsv(madeSheet({ lines, disclosure: evil }))).flat();
      expect(cells.filter((cell) => cell === evil)).toEqual([]);
      expect(cells.filter((cell) => cell === `'${evil}`)).toHaveLength(4);
    },
  );
});
