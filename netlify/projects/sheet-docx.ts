import { upperFirst } from '#domain/text/first-letter.ts';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { unzipSync, zipSync } from 'fflate';
import { dayText } from '#domain/value/day-text.ts';
import {
  type SheetAsset,
  type SheetTerms,
  type SheetView,
  SHEET_FOOT,
  quoteText,
  sourceText,
} from '#domain/project/sheet-view.ts';

/** A4 and its margins, in twentieths of a point. */
const PAGE = { size: { width: 11_906, height: 16_838 }, margin: { top: 900, right: 900, bottom: 900, left: 900 } };
const TEXT_WIDTH = PAGE.size.width - PAGE.margin.left - PAGE.margin.right;
/** Widths of the columns of assets, together the width of the text: a day stands on one line, so does a usual account. */
const COLUMNS = [2150, 2700, 1550, 1700, 2006] as const;
/** Inks of the printed sheet: what passes, what fails, and everything beside. */
const INKS = { passes: '1F6B3A', 'passes when switched': '1F6B3A', unknown: '5C5348', fails: 'B3261E' } as const;
const SOFT = '5C5348';
/** A zip file cannot say an earlier time; a time of making would make the same sheet another file each day. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * The sheet as a Word document. The same sheet makes the same bytes: no clock, no random names (so addresses stand as
 * text: the library names links by chance).
 * @param hash SHA-256 of the sheet's JSON file
 */
export async function sheetDocx(view: SheetView, hash: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title: printable(view.title),
    creator: 'Yak',
    lastModifiedBy: 'Yak',
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 20 }, paragraph: { spacing: { after: 80 } } },
        title: {
          run: { font: 'Calibri', size: 44, bold: true, color: '000000' },
          paragraph: { spacing: { after: 60 } },
        },
        heading1: {
          run: { font: 'Calibri', size: 26, bold: true, color: '000000' },
          paragraph: { spacing: { before: 280, after: 100 } },
        },
        heading2: {
          run: { font: 'Calibri', size: 21, bold: true, color: '000000' },
          paragraph: { spacing: { before: 180, after: 40 } },
        },
      },
    },
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: foot(hash) },
        children: [
          ...head(view),
          new Paragraph({ text: 'Assets', heading: HeadingLevel.HEADING_1 }),
          assetTable(view.assets),
          new Paragraph({ spacing: { before: 100 }, children: [soft(view.sourceTypes, 15)] }),
          new Paragraph({ text: 'What stood on the day', heading: HeadingLevel.HEADING_1 }),
          ...view.terms.flatMap(termsBlock),
          new Paragraph({ spacing: { before: 280 }, children: [soft(SHEET_FOOT, 16)] }),
        ],
      },
    ],
  });
  return withoutTime(await Packer.toBuffer(document));
}

function head({ title, client, rules, sums, disclosure }: SheetView): Paragraph[] {
  return [
    new Paragraph({ children: [soft(client === '' ? 'Project file' : `Project file for ${client}`)] }),
    new Paragraph({ text: printable(title), heading: HeadingLevel.TITLE }),
    new Paragraph({ children: [bold('The rules: '), text(rules), text('.')] }),
    new Paragraph({ children: [text(sums)] }),
    ...(disclosure === '' ? [] : [new Paragraph({ children: [bold('For the public: '), text(disclosure)] })]),
  ];
}

function assetTable(assets: readonly SheetAsset[]): Table {
  const titles = ['Asset', 'Tool and plan', 'Day', 'How it came to be', 'Verdict'];
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: [...COLUMNS],
    borders: {
      ...{ top: rule(8), bottom: rule(4), insideHorizontal: rule(4) },
      ...{ left: none, right: none, insideVertical: none },
    },
    rows: [
      new TableRow({ tableHeader: true, children: titles.map((title, place) => cell(place, [[bold(title)]])) }),
      ...assets.map(
        ({ asset, tool, plan, account, mark, day, source, human, verdict, standing, isFree }) =>
          new TableRow({
            cantSplit: true,
            children: [
              cell(0, [[bold(asset)], ...(human === '' ? [] : [[soft(human)]])]),
              cell(1, [
                [text(`${plan === '' ? tool : `${tool}, ${plan}`} (${mark})`)],
                ...(account === '' ? [] : [[soft(account)]]),
              ]),
              cell(2, [[soft(dayText(day))]]),
              cell(3, [[text(source)]]),
              cell(4, [[new TextRun({ text: standing, bold: true, color: inkOf(verdict, isFree) })]]),
            ],
          }),
      ),
    ],
  });
}

/** A pass that hangs on something is no green light. */
function inkOf(verdict: SheetAsset['verdict'], isFree: boolean): string {
  return verdict === 'passes' && !isFree ? '000000' : INKS[verdict];
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const rule = (size: number) => ({ style: BorderStyle.SINGLE, size, color: '000000' });

function cell(place: number, lines: readonly TextRun[][]): TableCell {
  return new TableCell({
    width: { size: COLUMNS[place] ?? 0, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 0, right: 120 },
    children: lines.map((children) => new Paragraph({ spacing: { after: 0 }, children })),
  });
}

function termsBlock({
  mark,
  tool,
  maker,
  plan,
  state,
  frozenOn,
  standing,
  open,
  facts,
  sources,
  unread,
  unreadTitle,
  link,
}: SheetTerms): Paragraph[] {
  const name = plan === '' ? tool : `${tool}, ${plan}`;
  return [
    new Paragraph({ text: printable(`${mark}  ${name}`), heading: HeadingLevel.HEADING_2, keepNext: true }),
    new Paragraph({
      keepNext: true,
      children: [soft([maker, link, `frozen on ${dayText(frozenOn)}`].filter(Boolean).join(' · '))],
    }),
    new Paragraph({
      children: [
        bold(`${upperFirst(standing)}. `),
        text(
          [state, ...open]
            .filter(Boolean)
            .map((one) => `${one.replace(/\.$/, '')}.`)
            .join(' '),
        ),
      ],
    }),
    ...facts.map(
      ({ title, says, words }) =>
        new Paragraph({
          indent: { left: 240 },
          spacing: { after: 40 },
          children: [
            bold(`${title}: `),
            text(says),
            ...(words ? [soft(`  ${quoteText(words)}`, 16), raised(String(words.source))] : []),
          ],
        }),
    ),
    ...(unread.length > 0
      ? [new Paragraph({ indent: { left: 240 }, children: [soft(`${unreadTitle}: ${unread.join(', ')}`)] })]
      : []),
    ...sources.map(
      (source) =>
        new Paragraph({
          indent: { left: 240 },
          spacing: { after: 0 },
          children: [raised(String(source.source)), soft(` ${sourceText(source)}`, 15)],
        }),
    ),
  ];
}

function foot(hash: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.LEFT,
        children: [
          soft(`Version ${hash} · page `, 14),
          new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], size: 14, color: SOFT }),
        ],
      }),
    ],
  });
}

const text = (words: string) => new TextRun({ text: printable(words) });
const bold = (words: string) => new TextRun({ text: printable(words), bold: true });
const soft = (words: string, size = 17) => new TextRun({ text: printable(words), color: SOFT, size });

const raised = (words: string) => new TextRun({ text: words, superScript: true, color: SOFT, size: 17 });

/** Without the signs that XML cannot carry: a document with one of them does not open. */
function printable(words: string): string {
  return words.toWellFormed().replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '');
}

const PROPERTIES = 'docProps/core.xml';

/** The same file without the time of its making, which the library takes from the clock. */
function withoutTime(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(file);
  const properties = new TextDecoder().decode(parts[PROPERTIES]);
  parts[PROPERTIES] = new TextEncoder().encode(
    properties.replace(/<dcterms:(created|modified)[^]*?<\/dcterms:\1>/g, ''),
  );
  return zipSync(parts, { mtime: NO_TIME });
}
