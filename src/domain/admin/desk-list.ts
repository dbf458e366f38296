import { evidenceDay, factNames, standingOf } from '#domain/tool/evidence/evidence.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { isPriceUnconfirmed, markedPrice } from '#domain/tool/plan/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { DAY_MS } from '#domain/value/day.ts';

/** What a tool's entry still owes its readers. */
export const debts = ['price', 'rights', 'training', 'tasks', 'words', 'old', 'unbuilt'] as const;
export type Debt = (typeof debts)[number];

/** Debts as the desk names them. */
export const debtWords: Record<Debt, string> = {
  price: 'Price not confirmed',
  rights: 'Commercial use not read',
  training: 'Training not read',
  tasks: 'Fewer than two tasks',
  words: 'Words missing',
  old: 'Read over 90 days ago',
  unbuilt: 'Waits for its page',
};

/** Ways to order the list. */
export const deskSorts = ['name', 'newest', 'debt', 'oldest'] as const;
type DeskSort = (typeof deskSorts)[number];
export const deskSortWords: Record<DeskSort, string> = {
  name: 'Name',
  newest: 'Newest first',
  debt: 'Most debts first',
  oldest: 'Longest unread first',
};

/** What somebody looks for. */
export interface DeskQuery {
  /** Part of a name, a maker or an address, or a number. */
  q: string;
  debt: Debt | null;
  sort: DeskSort;
  /** From 1. */
  page: number;
}

/** One line of the list. */
export interface DeskLine {
  id: number;
  slug: string;
  name: string;
  badge: string;
  price: string;
  /** The price list in one line. */
  priceList: string;
  state: Tool['status']['state'];
  debts: Debt[];
  /** Day of the oldest evidence, YYYY-MM-DD; null without any. */
  readOn: string | null;
  isUploaded: boolean;
}

export interface DeskPage {
  lines: DeskLine[];
  /** Tools that fit, on all pages. */
  total: number;
  page: number;
  pages: number;
}

/** Lines on one page. */
export const DESK_PAGE_SIZE = 50;
/** After so many days what was read counts as old. */
const OLD_DAYS = 90;

/** What is known about tools besides what they say. */
interface DeskKnowledge {
  /** YYYY-MM-DD. */
  today: string;
  isBuilt(tool: Tool): boolean;
  isUploaded(tool: Tool): boolean;
}

/** One page of the tools that fit; a page beyond the last is the last. */
export function deskPage(tools: readonly Tool[], { q, debt, sort, page }: DeskQuery, known: DeskKnowledge): DeskPage {
  const words = q.trim().toLowerCase();
  const lines = tools
    .filter((tool) => isNamed(tool, words))
    .map((tool) => lineOf(tool, known))
    .filter((line) => debt === null || line.debts.includes(debt))
    .sort(orders[sort]);
  const pages = Math.max(1, Math.ceil(lines.length / DESK_PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pages);
  const first = (shown - 1) * DESK_PAGE_SIZE;
  return { lines: lines.slice(first, first + DESK_PAGE_SIZE), total: lines.length, page: shown, pages };
}

/** What an entry owes, in the order of `debts`; a tool that is shut down owes no facts. */
export function debtsOf(tool: Tool, { today, isBuilt }: DeskKnowledge): Debt[] {
  const { rights, evidence, status, tasks, description, skipItIf, idealUseCases } = tool;
  const isAlive = status.state !== 'shut down';
  const owed: Record<Debt, boolean> = {
    price: isAlive && isPriceUnconfirmed(tool),
    rights: isAlive && (rights.commercialUse === 'not read' || standingOf(evidence.commercialUse) === 'unconfirmed'),
    training:
      isAlive && (rights.trainsOnUploads === 'not read' || standingOf(evidence.trainsOnUploads) === 'unconfirmed'),
    tasks: isAlive && tasks.length < 2,
    words: description === '' || skipItIf === '' || idealUseCases === '',
    old: isAlive && Date.parse(today) - Date.parse(oldestDay(tool) ?? today) > OLD_DAYS * DAY_MS,
    unbuilt: !isBuilt(tool),
  };
  return debts.filter((debt) => owed[debt]);
}

const orders: Record<DeskSort, (a: DeskLine, b: DeskLine) => number> = {
  name: compareNames,
  newest: (a, b) => b.id - a.id,
  debt: (a, b) => b.debts.length - a.debts.length || compareNames(a, b),
  oldest: (a, b) => (a.readOn ?? '').localeCompare(b.readOn ?? '') || compareNames(a, b),
};

function isNamed({ id, name, maker, slug, link, alsoKnownAs }: Tool, words: string): boolean {
  return (
    String(id) === words.replace(/№\s*/, '') ||
    [name, maker, slug, link, ...alsoKnownAs].some((text) => text.toLowerCase().includes(words))
  );
}

function lineOf(tool: Tool, known: DeskKnowledge): DeskLine {
  const { id, slug, name, badge, status } = tool;
  return {
    id,
    slug,
    name,
    badge,
    price: markedPrice(tool),
    priceList: tool.standardPricing,
    state: status.state,
    debts: debtsOf(tool, known),
    readOn: oldestDay(tool),
    isUploaded: known.isUploaded(tool),
  };
}

function oldestDay({ evidence }: Tool): string | null {
  const days = factNames.flatMap((name) => (evidence[name] ? [evidenceDay(evidence[name])] : []));
  return days.sort()[0] ?? null;
}
