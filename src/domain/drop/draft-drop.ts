import { lowerFirst } from '#domain/text/first-letter.ts';
import type { Drop } from './drop.schema.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { type FactChange, factChanges } from '#domain/tool/evidence/fact-changes.ts';
import { type PlanChange, planChanges, planChangeText } from '#domain/tool/editing/plan-changes.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { draftMark } from './draft-mark.ts';

/** Longest title, description and statement of a drop, in characters. */
const LONGEST_TITLE = 90;
const LONGEST_TEXT = 400;
const LONGEST_STATEMENT = 160;

/** What a draft cannot know from the two versions. */
interface DraftFrame {
  /** A free drop id. */
  id: number;
  /** YYYY-MM-DD; stands in for the day of the announcement until somebody has read it. */
  today: string;
}

/** One change as a draft tells it. */
interface News {
  fact: FactChange['fact'] | 'owner';
  text: string;
  title: string;
  before: string;
  after: string;
  evidence: Evidence | null;
}

/**
 * Proposes a Fresh Drop for what changed between two versions of a tool: owner, state, a price or a right of any plan, in
 * our words, with what held before, what holds now, and the page where that was read. It claims no announcement:
 * `isAuthentic` is false until an editor has read one. Null when no such fact changed.
 */
export function draftDrop(before: Tool, after: Tool, { id, today }: DraftFrame): Drop | null {
  const news = newsOf(before, after);
  const [first] = news.toSorted((one, other) => weight(one, after) - weight(other, after));
  if (!first) return null;
  return {
    id,
    toolName: after.name,
    toolId: after.id,
    updateTitle: first.title,
    updateDescription: describe(news),
    updateType: 'updated',
    kind: kindOf(first, after),
    releaseDate: today,
    sourceUrl: first.evidence?.source ?? null,
    ...(first.evidence?.copy && { copyUrl: first.evidence.copy }),
    isAuthentic: false,
    ...(first.evidence && { quote: first.evidence.quote }),
    ...(first.before !== '' && { before: cut(first.before) }),
    ...(first.after !== '' && { after: cut(first.after) }),
    supersededBy: null,
  };
}

/** Everything that changed. Plans say more than what follows from them, so that this is told only where no plan does. */
function newsOf(before: Tool, after: Tool): News[] {
  const ofPlans = planChanges(before, after).map((change) => planNews(change, after));
  const hasPlans = ofPlans.length > 0;
  const facts = factChanges(before, after).filter(({ fact }) => !hasPlans || fact === 'status');
  return [...ownerNews(before, after), ...ofPlans, ...facts.map((change) => factNews(change, before, after))];
}

function ownerNews({ maker: old }: Tool, { name, maker, evidence }: Tool): News[] {
  if (old === maker || old === '' || maker === '') return [];
  const text = `Owner: ${old} → ${maker}`;
  return [
    { fact: 'owner', text, title: `${name} changes hands`, before: old, after: maker, evidence: evidence.status },
  ];
}

function planNews(change: PlanChange, { name }: Tool): News {
  const { kind, before, after, evidence } = change;
  return {
    fact: kind === 'closed' ? 'plan' : kind,
    text: planChangeText(change),
    title: planTitle(change, name),
    before: before === '' || kind === 'plan' ? before : `${change.of}: ${before}`,
    after: after === '' || kind === 'plan' ? after : `${change.of}: ${after}`,
    evidence: evidence[0] ?? null,
  };
}

function planTitle({ kind, of, before, after }: PlanChange, name: string): string {
  if (kind === 'rights') return withDetail(`${name} changes its terms`, `${of}: ${before} → ${after}`);
  if (kind === 'plan') return fitting(`${name} ${before === '' ? 'starts' : 'stops selling'} the plan ${of}`, name);
  if (kind === 'closed')
    return fitting(`${name} ${before.startsWith('open') ? 'closes' : 'opens'} the plan ${of} to new customers`, name);
  const [old, now] = [before, after].map((words) => Number(/[\d.]+/.exec(words)?.[0] ?? Number.NaN));
  const isOneKind = before.replace(/[\d.]+/, '') === after.replace(/[\d.]+/, '');
  if (old === undefined || now === undefined || !isOneKind || Number.isNaN(old + now))
    return fitting(`${name} changes the price of ${of}`, name);
  return fitting(`${name} ${now > old ? 'raises' : 'lowers'} the price of ${of}`, name);
}

function fitting(title: string, name: string): string {
  return title.length <= LONGEST_TITLE ? title : `${name} changes its plans`;
}

function factNews(change: FactChange, before: Tool, after: Tool): News {
  const [, old = '', now = ''] = /^[^:]+: (.*) → (.*)$/.exec(change.text) ?? [];
  return {
    ...change,
    title: titleOf(change, before, after),
    before: old,
    after: now,
    evidence: change.fact === 'status' ? after.evidence.status : null,
  };
}

/** An end is the news whatever else changed; then the owner, the price, the plans, the terms. */
function weight({ fact }: News, { status }: Tool): number {
  if (fact === 'status' && status.state !== 'active') return 0;
  return { owner: 1, price: 2, plan: 3, rights: 4, status: 5 }[fact];
}

function kindOf({ fact }: News, { status }: Tool): Drop['kind'] {
  if (fact === 'price' || fact === 'plan' || fact === 'owner') return fact;
  if (fact === 'rights' || status.state === 'active' || status.state === 'watch') return 'terms';
  return status.state === 'acquired' ? 'owner' : 'shutdown';
}

function titleOf({ fact, text }: FactChange, before: Tool, after: Tool): string {
  switch (fact) {
    case 'price':
      return priceTitle(before, after);
    case 'plan':
      return `${after.name} changes its plans`;
    case 'rights':
      return withDetail(`${after.name} changes its terms`, lowerFirst(text));
    case 'status':
      return `${after.name} ${{ active: 'is active again', watch: 'is one to watch', acquired: 'has been acquired', 'shut down': 'shuts down' }[after.status.state]}`;
  }
}

function withDetail(title: string, text: string): string {
  const whole = `${title}: ${text}`;
  return whole.length <= LONGEST_TITLE ? whole : title;
}

function priceTitle({ pricing: old }: Tool, { name, pricing }: Tool): string {
  if (pricing.amount === null || old.amount === null) return `${name} changes its price`;
  if (pricing.amount === 0) return `${name} can be started without paying`;
  if (old.amount === 0) return `${name} no longer has a free plan`;
  if (old.period !== pricing.period || old.currency !== pricing.currency) return `${name} is charged in another way`;
  return `${name} ${pricing.amount > old.amount ? 'raises its price' : 'lowers its price'}`;
}

/** Every change as a sentence, as far as there is room, and the place where the editor goes on. */
function describe(news: readonly News[]): string {
  const sentences = news.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
  const room = LONGEST_TEXT - draftMark.length - 1;
  return `${sentences.length > room ? `${sentences.slice(0, room - 1).trimEnd()}…` : sentences} ${draftMark}`;
}

function cut(text: string): string {
  return text.length <= LONGEST_STATEMENT ? text : `${text.slice(0, LONGEST_STATEMENT - 1).trimEnd()}…`;
}
