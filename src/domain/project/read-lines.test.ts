import { expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { PROJECT_BOUNDS } from './project.ts';
import { type LineDefaults, readLines } from './read-lines.ts';

const plan = { name: 'Pro', includes: '', isTrial: false, price: null, priceYearly: null, rights: {} };
const tools = [
  makeTool({ id: 1, name: 'Midjourney', alsoKnownAs: ['MJ'], plans: [plan] }),
  makeTool({ id: 2, name: 'Runway', plans: [plan] }),
];
const defaults: LineDefaults = { toolId: 1, plan: 'Pro', day: '2026-11-20', sourceType: 'trainedAlgorithmicMedia' };
const linesOf = (table: string, more: LineDefaults = defaults) => {
  const read = readLines(table, more, tools);
  if (!read.ok) throw new Error(JSON.stringify(read.rows));
  return read.lines;
};
const rowsOf = (table: string, more: LineDefaults = defaults) => {
  const read = readLines(table, more, tools);
  return read.ok ? [] : read.rows.map(({ row, message }) => `${row}: ${message}`);
};

test('names alone, one a row, take everything else from what was remembered', () => {
  expect(
    linesOf('a.png\r\n\r\n b.png \n').map(({ asset, toolId, plan: named, day }) => [asset, toolId, named, day]),
  ).toEqual([
    ['a.png', 1, 'Pro', '2026-11-20'],
    ['b.png', 1, 'Pro', '2026-11-20'],
  ]);
});

test('columns come in order, or by their headings, with commas, semicolons or tabs', () => {
  const wanted = {
    asset: 'a, b.png',
    toolId: 2,
    plan: 'pro',
    day: '2026-11-01',
    human: 'Chose',
    sourceType: 'humanEdits',
  };
  expect(linesOf('"a, b.png",Runway,pro,,2026-11-01,Chose,humanEdits', {})).toMatchObject([wanted]);
  expect(linesOf('"a, b.png";Runway;pro;;2026-11-01;Chose;Human-edited media', {})).toMatchObject([wanted]);
  const heading = '\uFEFFDate\tTool\tFile\tPlan\tSource type\tHuman\n';
  const address = 'http://cv.iptc.org/newscodes/digitalsourcetype/humanEdits';
  expect(linesOf(`${heading}2026-11-01\trunway\ta, b.png\tpro\t${address}\tChose`, {})).toMatchObject([wanted]);
});

test('two columns, an empty row, quoted cells and umlauts are parted as the program that they come from parts them', () => {
  const wanted = [
    ['Äpfel, groß.png', 1, ''],
    ['a "b" c.png', 2, ''],
    ['two words', 1, 'Cut; graded, mixed'],
  ];
  const shown = (table: string) => linesOf(table).map(({ asset, toolId, human }) => [asset, toolId, human]);
  expect(
    shown(
      'asset\ttool\twhat a person did\r\nÄpfel, groß.png\tMJ\t\r\n\t\t\r\n"a ""b"" c.png"\tRunway\t\r\n"two\nwords"\tMJ\tCut; graded, mixed\r\n',
    ),
  ).toEqual(wanted);
  expect(shown('Äpfel, groß.png;MJ\n\n"a ""b"" c.png";Runway\n"two\nwords";MJ;;;;"Cut; graded, mixed"\n')).toEqual(
    wanted,
  );
  expect(shown('"Äpfel, groß.png",MJ\n,\n"a ""b"" c.png",Runway\n"two\nwords",MJ,,,,"Cut; graded, mixed"\n')).toEqual(
    wanted,
  );
  expect(shown('a,MJ,,,,Cut; graded; mixed; loud; low; fine; slow\n')).toEqual([
    ['a', 1, 'Cut; graded; mixed; loud; low; fine; slow'],
  ]);
  for (const separator of ['\t', ',', ';']) expect(shown(`a${separator}Runway\n`)).toEqual([['a', 2, '']]);
});

test('rows of a CSV file below rows from a spreadsheet are refused: they would be taken for names of assets', () => {
  expect(rowsOf('a\tRunway\nb,Runway\nc\n')).toEqual([
    '2: “b,Runway” is one cell: part it by tabs, as the other rows are.',
  ]);
  expect(rowsOf('a,Runway\nb;Runway\n')).toHaveLength(1);
  expect(linesOf('"a; b"\n"c, d"\n').map(({ asset }) => asset)).toEqual(['a; b', 'c, d']);
});

test('a file that is taken below other rows brings its heading along', () => {
  const heading = 'asset,tool,plan,account,day,human,source';
  expect(linesOf(`a,MJ\n${heading}\nb,Runway\n`).map(({ asset }) => asset)).toEqual(['a', 'b']);
  expect(linesOf(`asset,tool\na,MJ\nAsset,Tool\nb,Runway\n`).map(({ asset }) => asset)).toEqual(['a', 'b']);
  expect(rowsOf('asset,tool\na,MJ\ntool,asset\nMJ,b\n')).toEqual([
    '3: A heading with other columns than the first: add its rows by themselves.',
    '4: The guide has no tool “b”: write its name as the guide does.',
  ]);
});

test('a tool is known by its name, another name of it, or its number; the remembered plan is the remembered tool’s', () => {
  expect(linesOf('a,MJ\nb,2\nc,runway,Pro').map(({ toolId, plan: named }) => [toolId, named])).toEqual([
    [1, 'Pro'],
    [2, ''],
    [2, 'Pro'],
  ]);
});

test('what keeps a row from being taken is told for every row, as a spreadsheet counts', () => {
  expect(rowsOf('asset,tool,plan,day,source\nok.png\n,MJ\nx,Nobody\ny,MJ,Max\nz,,,20.11.2026\nw,,,,magic')).toEqual([
    '3: asset: Name what was made.',
    '4: The guide has no tool “Nobody”: write its name as the guide does.',
    '5: Midjourney has no plan “Max” in the guide: it has Pro. Leave it empty for another one.',
    '6: “20.11.2026” is no day: write it as YYYY-MM-DD.',
    '7: “magic” is no IPTC digital source type: write its name, such as trainedAlgorithmicMedia.',
  ]);
  expect(rowsOf('a\n', {})).toEqual(['1: Name the tool.']);
  expect(rowsOf('a,MJ\n', {})).toEqual(['1: Name the source type, such as trainedAlgorithmicMedia.']);
  expect(rowsOf('a,MJ\n', { sourceType: 'print' })).toEqual(['1: Name the day of the work, as YYYY-MM-DD.']);
  expect(rowsOf('a,MJ,,,,,,,too many')[0]).toContain('more cells than columns');
  expect(rowsOf(`${'x'.repeat(PROJECT_BOUNDS.asset + 1)}`)[0]).toContain('At most 160 characters');
});

test('nothing, too much and a quotation mark that stays open are refused as a whole', () => {
  expect(rowsOf(' \n')).toEqual(['1: There is no line: write one asset a row.']);
  expect(rowsOf('asset,tool\n')).toEqual(['1: There is no line: write one asset a row.']);
  expect(rowsOf('"open\n')[0]).toContain('not closed');
  expect(rowsOf('Asset,Tool,Length\na.mp4,Runway,12\n')).toEqual([
    '1: “Length” is no column of a line: it has asset, tool, plan, account, day, human, source.',
  ]);
  expect(rowsOf('a\n'.repeat(PROJECT_BOUNDS.linesAtOnce + 1))).toEqual([
    '101: At most 100 lines at once: paste the rest after them.',
  ]);
  expect(linesOf('a\n'.repeat(PROJECT_BOUNDS.linesAtOnce))).toHaveLength(PROJECT_BOUNDS.linesAtOnce);
});
