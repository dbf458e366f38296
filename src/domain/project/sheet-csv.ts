import { BYTE_ORDER_MARK, csvLine } from '#domain/tool/csv/csv-line.ts';
import { planRightNames, planRightTitles } from '#domain/tool/plan/plan-words.ts';
import type { Sheet } from './sheet.schema.ts';
import { type SheetTerms, SHEET_FOOT, sheetView } from './sheet-view.ts';
import { sourceTypeAddress } from './source-types.ts';

const factTitles = ['Price', 'Price by the year', ...planRightNames.map((name) => planRightTitles[name])];

/** The sheet as a table for a spreadsheet: a row for each asset, with what stood about its plan on the day. */
export function sheetCsv(sheet: Sheet): string {
  const view = sheetView(sheet);
  const head = [
    ...['Asset', 'Tool', 'Maker', 'Plan', 'Account', 'Day of the work', 'What a person did'],
    ...['Digital source type', 'Source type in words', 'Source type defined at'],
    ...['Verdict', 'Under the rules', 'What is open', 'State of the tool', 'Facts frozen on'],
    ...factTitles.flatMap((title) => [title, `${title}: words`, `${title}: page`, `${title}: copy`, `${title}: day`]),
    'Version of the line',
  ];
  const termsByMark = new Map(view.terms.map((terms) => [terms.mark, terms]));
  const rows = view.assets.flatMap((asset) => {
    const terms = termsByMark.get(asset.mark);
    if (!terms) return [];
    return [
      [
        ...[asset.asset, asset.tool, terms.maker, asset.plan, asset.account, asset.day, asset.human],
        ...[asset.sourceType, asset.source, sourceTypeAddress(asset.sourceType)],
        ...[asset.verdict, terms.rules, terms.open.join('; '), terms.state, terms.frozenOn],
        ...factTitles.flatMap((title) => factCells(terms, title)),
        String(asset.version),
      ],
    ];
  });
  const foot = [view.disclosure, SHEET_FOOT].filter((text) => text !== '').map((text) => [text]);
  return BYTE_ORDER_MARK + [head, ...rows, ...foot].map(csvLine).join('');
}

function factCells({ facts, unread }: SheetTerms, title: string): string[] {
  const fact = facts.find((one) => one.title === title);
  const { quote = '', page = '', copy = null, day = '' } = fact?.words ?? {};
  return [fact?.says ?? (unread.includes(title) ? 'Not read' : ''), quote, page, copy ?? '', day];
}
