import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { describe, expect, test, vi } from 'vitest';
import { sheetView } from '#domain/project/sheet-view.ts';
import { madeLine, madeSheet } from '#testing/made-sheet.ts';
import { sheetDocx } from './sheet-docx.ts';

const HASH = 'a'.repeat(64);
const partOf = (file: Uint8Array, name: string) => new TextDecoder().decode(unzipSync(file)[name]);

/** What a reader of the document reads, part by part of its text. */
function textOf(file: Uint8Array, name = 'word/document.xml'): string {
  let words = '';
  const parser = new Parser(
    {
      ontext: (text) => (words += text),
      onclosetag: (tag) => tag === 'w:p' && (words += '\n'),
    },
    { xmlMode: true },
  );
  parser.end(partOf(file, name));
  return words;
}

describe('a sheet as a Word file', () => {
  test('says what the sheet says, with the version on every page', async () => {
    const file = await sheetDocx(sheetView(madeSheet()), HASH);
    const words = textOf(file);
    for (const part of [
      'Spring film',
      'Northwind Bank',
      'hero-film-v3.mp4',
      'trainedAlgorithmicMedia',
      '20 November 2026',
    ])
      expect(words).toContain(part);
    expect(words).toContain('Paid work: Yes  “You may use Outputs commercially.”1\n');
    expect(words.split('1 https://runwayml.com/terms-of-use, as copied on 15 September 2026 by Open')).toHaveLength(2);
    expect(words).toContain('Not read: Indemnity');
    expect(words).toContain('This is no legal advice.');
    expect(textOf(file, 'word/footer1.xml')).toContain(HASH);
  });

  test('the same sheet is the same file on another day', async () => {
    const sheet = sheetView(madeSheet());
    const first = await sheetDocx(sheet, HASH);
    vi.useFakeTimers({ now: new Date('2031-03-04T05:06:07Z'), toFake: ['Date'] });
    try {
      expect(Buffer.from(await sheetDocx(sheet, HASH)).equals(Buffer.from(first))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('opens whatever a reader typed: no sign that XML refuses, no markup', async () => {
    const asset = 'a\u0000b\u000Bc\uD800 <w:p/> & "x" ]]>';
    const file = await sheetDocx(sheetView(madeSheet({ name: asset, lines: [madeLine({ asset })] })), HASH);
    expect(partOf(file, 'word/document.xml')).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F]|\uD800(?![\uDC00-\uDFFF])/);
    expect(textOf(file)).toContain('<w:p/> & "x" ]]>');
  });

  test('a sheet without a line is a document too', async () => {
    const view = sheetView(madeSheet({ lines: [], facts: {}, disclosure: '' }));
    expect(textOf(await sheetDocx(view, HASH))).toContain('No assets yet.');
  });
});
