import { dayText } from '#domain/calendar/day-text.ts';
import { ruleWords, rulesText } from '#domain/rules/rule-words.ts';
import { reasonText } from '#domain/rules/verdict-row.ts';
import { planRightNames, planRightTitles } from '#domain/tool/plan/plan-words.ts';
import { amountWords } from '#domain/tool/plan/price-list.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import type { FrozenFacts, FrozenPrice, FrozenRight } from './frozen-facts.schema.ts';
import type { Sheet, SheetLine } from './sheet.schema.ts';
import { sourceTypeNames } from './source-types.ts';

/** Words that were read, with where and when; null when nobody had read any. */
export interface SheetWords {
  quote: string;
  /** What they say, when they are in another language. */
  english: string | null;
  page: string;
  /** Where they were read, when that is not the page itself. */
  copy: string | null;
  /** YYYY-MM-DD. */
  day: string;
  /** 'read on 23 November 2026', 'as copied on 15 September 2026 by owner/archive'. */
  read: string;
}

/** One fact of a plan as it stood. */
interface SheetFact {
  title: string;
  /** 'Yes', 'Can be switched off: Settings, Privacy', '$12 a month'. */
  says: string;
  words: SheetWords | null;
}

/** What stood on one day about one plan, named by a letter that assets point to. */
export interface SheetTerms {
  mark: string;
  tool: string;
  maker: string;
  /** Empty for a plan that the guide did not know. */
  plan: string;
  link: string;
  /** 'Acquired since 3 May 2026: …'; empty for an active tool. */
  state: string;
  frozenOn: string;
  verdict: FrozenFacts['verdict'];
  /** The rules in words by which that verdict was made: lines keep those of their day. */
  rules: string;
  /** Rules that were not simply passed, each in a sentence. */
  open: readonly string[];
  facts: readonly SheetFact[];
  /** Titles of what nobody had read then, and how they are headed: of no plan only what holds on all of them is known. */
  unread: readonly string[];
  unreadTitle: 'Not read' | 'Not known without a plan';
}

/** One asset. */
export interface SheetAsset extends Pick<SheetLine, 'id' | 'asset' | 'account' | 'day' | 'human' | 'version'> {
  tool: string;
  plan: string;
  /** Which terms hold for it. */
  mark: string;
  verdict: FrozenFacts['verdict'];
  /** The IPTC digital source type, by its name, and in English. */
  sourceType: SheetLine['sourceType'];
  source: string;
}

/** A sheet in words, as it is drawn on screen and paper, in a Word file, in a table. */
export interface SheetView {
  title: string;
  client: string;
  /** 'Client work: paid work, no watermark'. */
  rules: string;
  sums: string;
  disclosure: string;
  assets: readonly SheetAsset[];
  terms: readonly SheetTerms[];
}

/** The small print that every form of a sheet ends with. */
export const SHEET_FOOT =
  'Each answer is what Yak had read about that plan on the day it was frozen, in the words of the page named beside it. Later changes of the guide alter nothing here. Unknown means that nobody at Yak had read enough: it is no yes. This is no legal advice.';

const NO_PLAN = 'No plan of the guide is named, and no answer was read that holds on every plan';

/** Puts a sheet into words. Everything comes from what was frozen; nothing of today. */
export function sheetView({ name, client, rules, rulesName, disclosure, lines, facts }: Sheet): SheetView {
  const terms: SheetTerms[] = [];
  const marks = new Map<string, SheetTerms>();
  const assets = lines.flatMap((line): SheetAsset[] => {
    const frozen = facts[line.facts];
    if (!frozen) return [];
    const key = `${line.facts} ${line.frozenOn}`;
    const known = marks.get(key) ?? termsOf(frozen, line.frozenOn, markOf(terms.length));
    if (!marks.has(key)) terms.push(known);
    marks.set(key, known);
    const { id, asset, account, day, human, version, sourceType, plan } = line;
    return [
      {
        ...{ id, asset, account, day, human, version, sourceType },
        source: sourceTypeNames[sourceType],
        tool: frozen.tool.name,
        plan: plan || (frozen.plan?.name ?? ''),
        mark: known.mark,
        verdict: frozen.verdict,
      },
    ];
  });
  const asked = rulesText(rules);
  return {
    title: name,
    client,
    rules: rulesName === '' ? asked : `${rulesName}: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`,
    sums: sumsOf(assets),
    disclosure,
    assets,
    terms,
  };
}

/** A to Z, then AA, AB, as a spreadsheet names its columns. */
function markOf(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest === 0 ? '' : markOf(rest - 1)}${String.fromCharCode(65 + (index % 26))}`;
}

function termsOf(frozen: FrozenFacts, frozenOn: string, mark: string): SheetTerms {
  const { tool, plan, price, priceYearly, rights, verdict, reasons, rules } = frozen;
  const isRead = (right: FrozenRight | undefined) => right !== undefined && right.answer !== 'not read';
  return {
    mark,
    tool: tool.name,
    maker: tool.maker,
    plan: plan?.name ?? '',
    link: tool.link,
    state: stateText(tool),
    frozenOn,
    verdict,
    rules: rulesText(rules),
    open: reasons
      .filter((reason) => reason.verdict !== 'passes')
      .map((reason) => {
        const on = reason.condition === '' ? '' : `: ${reason.condition}`;
        const says = plan === null && reason.says === 'not read' ? NO_PLAN : reasonText(reason);
        return `${ruleWords[reason.rule].title}: ${says}${on}`;
      }),
    facts: [
      ...(price ? [priceFact('Price', price)] : []),
      ...(priceYearly ? [priceFact('Price by the year', priceYearly)] : []),
      ...planRightNames.flatMap((name): SheetFact[] => {
        const right = rights[name];
        return right && isRead(right)
          ? [{ title: planRightTitles[name], says: rightText(right), words: wordsOf(right) }]
          : [];
      }),
    ],
    unreadTitle: plan === null ? 'Not known without a plan' : 'Not read',
    unread: [
      ...(price || priceYearly ? [] : ['Price']),
      ...planRightNames.filter((name) => !isRead(rights[name])).map((name) => planRightTitles[name]),
    ],
  };
}

function stateText({ state, since, note }: FrozenFacts['tool']): string {
  if (state === 'active') return '';
  const words = `${state.charAt(0).toUpperCase()}${state.slice(1)}${since === null ? '' : ` since ${dayText(since)}`}`;
  return note === '' ? words : `${words}: ${note}`;
}

function priceFact(title: string, price: FrozenPrice): SheetFact {
  const { unit, quote, minimumPeople, ...rest } = price;
  const says = amountWords({ ...rest, minimumPeople, ...(unit !== null && { unit }), isUnconfirmed: quote === null });
  return { title, says, words: wordsOf(price) };
}

function rightText({ answer, condition, amountUSD }: FrozenRight): string {
  const words = amountUSD === null ? rightsText(answer) : `Up to $${amountUSD.toLocaleString('en')} a year`;
  return condition === '' ? words : `${words}: ${condition}`;
}

function wordsOf({ quote, english, page, copy, day, read }: FrozenRight | FrozenPrice): SheetWords | null {
  return quote === null || page === null || day === null || read === null
    ? null
    : { quote, english, page, copy, day, read };
}

/** '12 assets, 5 tools: 9 pass, 2 pass when switched, 1 unknown.' */
function sumsOf(assets: readonly SheetAsset[]): string {
  if (assets.length === 0) return 'No assets yet.';
  const tools = new Set(assets.map(({ tool }) => tool)).size;
  const count = (verdict: SheetAsset['verdict']) => assets.filter((asset) => asset.verdict === verdict).length;
  const parts = [
    [count('passes'), 'pass', 'passes'],
    [count('passes when switched'), 'pass when switched', 'passes when switched'],
    [count('unknown'), 'unknown', 'unknown'],
    [count('fails'), 'fail', 'fails'],
  ] as const;
  const told = parts
    .filter(([many]) => many > 0)
    .map(([many, several, one]) => `${many} ${many === 1 ? one : several}`);
  const things = assets.length === 1 ? '1 asset' : `${assets.length} assets`;
  return `${things}, ${tools === 1 ? '1 tool' : `${tools} tools`}: ${told.join(', ')}.`;
}

/** What a document says of a fact's words, on one line: '“…”, runway.com/terms, read on 3 May 2026'. */
export function wordsText({ quote, english, page, copy, read }: SheetWords): string {
  return `“${quote}”${english === null ? '' : ` (in English: ${english})`}, ${page}, ${read}${copy === null ? '' : ` (${copy})`}`;
}
