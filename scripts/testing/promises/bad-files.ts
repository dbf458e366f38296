import { templateCsv } from '#domain/tool/csv/write-csv.ts';

const [header = '', model = ''] = templateCsv().split('\r\n');
const columns = header.split(',');
const rowWith = (from: string, to: string) => `${header}\n${model.replace(from, to)}`;
const many = (count: number) =>
  [
    header,
    ...Array.from({ length: count }, (_, index) =>
      model.replace('Example Tool', `Tool ${index}`).replace('https://example.com/', ''),
    ),
  ].join('\n');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Files that no upload may take, each as the text that a browser would send. */
export const badFiles: Readonly<Record<string, string>> = {
  empty: '',
  'only white space': ' \r\n\t\r\n',
  'only a byte order mark': '\uFEFF',
  'only a header': header,
  'a header and blank lines': `${header}\r\n\r\n,,,\r\n`,
  'two megabytes and one': `${header}\n${'x'.repeat(2_097_152 - header.length)}`,
  '5,001 rows': many(5001),
  'UTF-16 read as Latin-1': utf16(`\uFEFF${templateCsv()}`).toString('latin1'),
  'UTF-16 without a mark': utf16(templateCsv()).toString('latin1'),
  'UTF-16 read as UTF-8': utf16(`\uFEFF${templateCsv()}`).toString('utf8'),
  'a NUL in a cell': rowWith('Example Tool', 'Example\0Tool'),
  'a NUL in the header': templateCsv().replace('name', 'na\0me'),
  'Latin-1 read as UTF-8': rowWith('Example Tool', Buffer.from('Café', 'latin1').toString('utf8')),
  'a lone surrogate': rowWith('Example Tool', 'Tool \uD800'),
  'a control character': rowWith('Example Tool', 'Tool \u0007'),
  'text that turns round': rowWith('Example Tool', 'Tool \u202Eexe'),
  'a zero-width name': rowWith('Example Tool', '\u200B\u200B'),
  'a huge cell': rowWith('Drafts headlines and captions from a short brief.', 'x'.repeat(900_000)),
  'a huge header': `${'x'.repeat(900_000)}\n${model}`,
  'a million commas': `${header}\n${','.repeat(900_000)}x`,
  'a row too long': `${header}\n${model},more`,
  'a row too short': `${header}\n${model.split(',').slice(0, 5).join(',')}`,
  'ragged rows': `${header}\r\n${model}\n${model},x\r${model.slice(0, 30)}`,
  'an open quotation mark': `${header}\n"${model}`,
  'a quotation mark in the middle': rowWith('Example Tool', '"Exam"ple'),
  '__proto__ as a column': templateCsv().replace('team_sizes', '__proto__'),
  'constructor as a column': templateCsv().replace('team_sizes', 'constructor'),
  'a column twice': templateCsv().replace('team_sizes', 'name'),
  'no header': model,
  'a column missing': templateCsv().replace('expert_opinion', 'opinion'),
  'another delimiter': templateCsv().replaceAll(',', '|'),
  JSON: JSON.stringify([{ name: 'Tool' }]),
  HTML: '<!doctype html><table><tr><td>name</td></tr></table>',
  'a picture': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('latin1'),
  'a script as address': rowWith('https://example.com/', 'javascript:alert(1)'),
  'a data address': rowWith('https://example.com/', 'data:text/html,<script>alert(1)</script>'),
  'a machine as address': rowWith('https://example.com/', 'http://localhost/'),
  'a negative price': rowWith(',10,', ',-10,'),
  'a price with a comma': rowWith(',10,', ',"9,99",'),
  'a price beyond all numbers': rowWith(',10,', ',1e309,'),
  'an unknown department': rowWith('brand;social', 'brand;__proto__'),
  'an unknown budget': rowWith(',low,', ',cheap,'),
  'one tool in two rows': `${header}\n${model}\n${model}`,
  'every cell empty but the name': `${header}\nTool${','.repeat(columns.length - 1)}`,
};
