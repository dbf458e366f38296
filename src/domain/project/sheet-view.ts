import { counted } from '#domain/text/counted.ts';
import { lowerFirst, upperFirst } from '#domain/text/first-letter.ts';
import { dayText } from '#domain/value/day-text.ts';
import { ruleWords, rulesText } from '#domain/rules/rule-words.ts';
import { caveats, reasonText, standingSums, standingWords } from '#domain/rules/verdict-row.ts';
import { planRightNames, planRightTitles } from '#domain/tool/plan/plan-words.ts';
import { amountWords, wholePrice } from '#domain/tool/plan/price-list.ts';
import { rightsText } from '#domain/tool/plan/rights.ts';
import type { FrozenFacts, FrozenPrice, FrozenRight } from './frozen-facts.schema.ts';
import type { Sheet, SheetLine } from './sheet.schema.ts';
import { type SourceType, sourceTypeNames, sourceTypes } from './source-types.ts';

/** A page that was read, among those of some terms. */
interface SheetSource {
  page: string;
  /** Where it was read, when that is not the page itself. */
  copy: string | null;
  /** YYYY-MM-DD. */
  day: string;
  /** 'read on 23 November 2026', 'as copied on 15 September 2026 by owner/archive'. */
  read: string;
  /** Its number among them, from 1. */
  source: number;
}

/** Words that were read, with where and when. */
export interface SheetWords extends SheetSource {
  quote: string;
  /** What they say, when they are in another language. */
  english: string | null;
}

/** One fact of a plan as it stood. */
interface SheetFact {
  title: string;
  /** 'Yes', 'Can be switched off: Settings, Privacy', '$12 a month'. */
  says: string;
  /** Null when nobody had read any. */
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
  /** That verdict with what it hangs on: 'passes, on a condition'. */
  standing: string;
  /** Whether it passes whatever anybody does, and whoever they are. */
  isFree: boolean;
  /** The rules in words by which that verdict was made: lines keep those of their day. */
  rules: string;
  /** Rules that were not simply passed and conditions of those that were, each in a sentence. */
  open: readonly string[];
  facts: readonly SheetFact[];
  /** The pages and copies behind the facts, each once. */
  sources: readonly SheetSource[];
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
  /** As its terms say it: 'passes, if the company earns up to $300,000 a year'. */
  standing: string;
  isFree: boolean;
  /** The IPTC digital source type, by its name, and in English. */
  sourceType: SourceType;
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
  /** The source types of the assets by the name that a file's metadata carries; empty without assets. */
  sourceTypes: string;
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
        verdict: known.verdict,
        standing: known.standing,
        isFree: known.isFree,
      },
    ];
  });
  const asked = rulesText(rules);
  return {
    title: name,
    client,
    rules: rulesName === '' ? asked : `${rulesName}: ${lowerFirst(asked)}`,
    sums: sumsOf(assets),
    disclosure,
    sourceTypes: sourceTypesText(assets),
    assets,
    terms,
  };
}

function sourceTypesText(assets: readonly SheetAsset[]): string {
  const named = sourceTypes.filter((type) => assets.some(({ sourceType }) => sourceType === type));
  const told = named.map((type) => `${sourceTypeNames[type]} (${type})`);
  return told.length === 0 ? '' : `IPTC digital source types, as a file’s metadata names them: ${told.join(', ')}.`;
}

/** A to Z, then AA, AB, as a spreadsheet names its columns. */
function markOf(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest === 0 ? '' : markOf(rest - 1)}${String.fromCharCode(65 + (index % 26))}`;
}

function termsOf(frozen: FrozenFacts, frozenOn: string, mark: string): SheetTerms {
  const { tool, plan, price, priceYearly, rights, verdict, reasons, rules } = frozen;
  const isRead = (right: FrozenRight | undefined) => right !== undefined && right.answer !== 'not read';
  const cap = unaskedCap(frozen);
  const mind = caveats(frozen);
  const conditions = cap === null ? mind : [...mind, `${planRightTitles.revenueCap}: ${rightText(cap)}`];
  const sources: SheetSource[] = [];
  return {
    mark,
    tool: tool.name,
    maker: tool.maker,
    plan: plan?.name ?? '',
    link: tool.link,
    state: stateText(tool),
    frozenOn,
    verdict,
    standing: standingText(verdict, cap, mind.length),
    isFree: verdict === 'passes' && conditions.length === 0,
    rules: rulesText(rules),
    open: [
      ...reasons
        .filter((reason) => reason.verdict !== 'passes')
        .map((reason) => {
          const on = reason.condition === '' ? '' : `: ${reason.condition}`;
          const says = plan === null && reason.says === 'not read' ? NO_PLAN : reasonText(reason);
          return `${ruleWords[reason.rule].title}: ${says}${on}`;
        }),
      ...conditions,
    ],
    facts: [
      ...(price ? [priceFact('Price', price, sources)] : []),
      ...(priceYearly ? [priceFact('Price by the year', priceYearly, sources)] : []),
      ...planRightNames.flatMap((name): SheetFact[] => {
        const right = rights[name];
        return right && isRead(right)
          ? [{ title: planRightTitles[name], says: rightText(right), words: wordsOf(right, sources) }]
          : [];
      }),
    ],
    sources,
    unreadTitle: plan === null ? 'Not known without a plan' : 'Not read',
    unread: [
      ...(price || priceYearly ? [] : ['Price']),
      ...planRightNames.filter((name) => !isRead(rights[name])).map((name) => planRightTitles[name]),
    ],
  };
}

/** A limit of revenue on a plan that passes, when nobody said what the client earns; null without one. */
function unaskedCap({ verdict, rules, rights: { revenueCap: cap } }: FrozenFacts): FrozenRight | null {
  const isPassed = verdict === 'passes' || verdict === 'passes when switched';
  const isLimit = cap?.answer === 'yes' || cap?.answer === 'depends';
  return isPassed && isLimit && rules.revenueUSD === null ? cap : null;
}

/** 'passes, if the company earns up to $300,000 a year, on a condition'. */
function standingText(verdict: FrozenFacts['verdict'], cap: FrozenRight | null, conditions: number): string {
  const limit = cap?.amountUSD ?? null;
  const others = conditions + (cap !== null && limit === null ? 1 : 0);
  return standingWords(verdict, others, limit === null ? '' : `if the company earns up to ${yearly(limit)}`);
}

function yearly(amountUSD: number): string {
  return `$${amountUSD.toLocaleString('en')} a year`;
}

function stateText({ state, since, note }: FrozenFacts['tool']): string {
  if (state === 'active') return '';
  const words = `${upperFirst(state)}${since === null ? '' : ` since ${dayText(since)}`}`;
  return note === '' ? words : `${words}: ${note}`;
}

function priceFact(title: string, price: FrozenPrice, sources: SheetSource[]): SheetFact {
  const { unit, quote, ...rest } = price;
  const each = { ...rest, ...(unit !== null && { unit }), isUnconfirmed: quote === null };
  const { words, seats } = wholePrice(each);
  const together = seats === '' ? '' : `${words}${seats}: `;
  return { title, says: `${together}${amountWords(each)}`, words: wordsOf(price, sources) };
}

function rightText({ answer, condition, amountUSD }: FrozenRight): string {
  const words = amountUSD === null ? rightsText(answer) : `Up to ${yearly(amountUSD)}`;
  return condition === '' ? words : `${words}: ${condition}`;
}

/** The words behind a value, with their page among the sources. */
function wordsOf(
  { quote, english, page, copy, day, read }: FrozenRight | FrozenPrice,
  sources: SheetSource[],
): SheetWords | null {
  if (quote === null || page === null || day === null || read === null) return null;
  const known = sources.find((one) => one.page === page && one.copy === copy && one.read === read);
  const source = known ?? { page, copy, day, read, source: sources.length + 1 };
  if (!known) sources.push(source);
  return { quote, english, ...source };
}

/** How an asset stands: one of several tools counts as the worst of them. */
function worstOf(own: readonly SheetAsset[]) {
  const has = (one: SheetAsset['verdict']) => own.some(({ verdict }) => verdict === one);
  if (has('fails')) return 'fails';
  if (has('unknown')) return 'unknown';
  if (has('passes when switched')) return 'switched';
  return own.every(({ isFree }) => isFree) ? 'passes' : 'conditional';
}

/** '12 assets made with 5 tools: 8 pass, 1 passes on a condition, 2 pass once a setting is changed, 1 is unknown.' */
function sumsOf(lines: readonly SheetAsset[]): string {
  if (lines.length === 0) return 'No assets yet.';
  const tools = new Set(lines.map(({ tool }) => tool)).size;
  const assets = [...Map.groupBy(lines, ({ asset }) => asset).values()];
  const counts = { passes: 0, conditional: 0, switched: 0, unknown: 0, fails: 0 };
  for (const own of assets) counts[worstOf(own)] += 1;
  return `${counted(assets.length, 'asset')} made with ${counted(tools, 'tool')}: ${standingSums(counts)}`;
}

/** Words of a document as they are quoted on one line. */
export function quoteText({ quote, english }: Pick<SheetWords, 'quote' | 'english'>): string {
  return `“${quote}”${english === null ? '' : ` (in English: ${english})`}`;
}

/** Where words stand, on one line: 'https://runway.com/terms, read on 3 May 2026'. */
export function sourceText({ page, copy, read }: SheetSource): string {
  return `${page}, ${read}${copy === null ? '' : ` (${copy})`}`;
}
