import type { Drop } from '#domain/drop/drop.schema.ts';
import { type FactChange, factChanges } from '#domain/tool/fact-changes.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** Stands at the end of a drafted description until an editor has written what follows from the change; no drop with it passes the checks. */
export const draftMark = 'For whom it matters: still to be written.';

/** Longest title and description of a drop, in characters. */
const LONGEST_TITLE = 90;
const LONGEST_TEXT = 400;

/** What a draft cannot know from the two versions. */
interface DraftFrame {
  /** A free drop id. */
  id: number;
  /** YYYY-MM-DD; stands in for the day of the announcement until somebody has read it. */
  today: string;
}

/**
 * Proposes a Fresh Drop for what changed between two versions of a tool: price, plan, rights or status, in our words. It
 * claims no source: `isAuthentic` is false and `sourceUrl` empty until an editor has read one. Null when no such fact changed.
 */
export function draftDrop(before: Tool, after: Tool, { id, today }: DraftFrame): Drop | null {
  const changes = factChanges(before, after);
  const [first] = changes.toSorted((one, other) => weight(one, after) - weight(other, after));
  if (!first) return null;
  return {
    id,
    toolName: after.name,
    toolId: after.id,
    updateTitle: titleOf(first, before, after),
    updateDescription: describe(changes),
    updateType: 'updated',
    kind: kindOf(first, after),
    releaseDate: today,
    sourceUrl: null,
    isAuthentic: false,
    supersededBy: null,
  };
}

/** An end is the news whatever else changed; then the price, the plans, the terms. */
function weight({ fact }: FactChange, { status }: Tool): number {
  if (fact === 'status' && status.state !== 'active') return 0;
  return { price: 1, plan: 2, rights: 3, status: 4 }[fact];
}

function kindOf({ fact }: FactChange, { status }: Tool): Drop['kind'] {
  if (fact === 'price' || fact === 'plan') return fact;
  return fact === 'status' && status.state === 'shut down' ? 'shutdown' : 'terms';
}

function titleOf({ fact, text }: FactChange, before: Tool, after: Tool): string {
  switch (fact) {
    case 'price':
      return priceTitle(before, after);
    case 'plan':
      return `${after.name} changes its plans`;
    case 'rights':
      return withDetail(`${after.name} changes its terms`, text);
    case 'status':
      return `${after.name} ${{ active: 'is active again', watch: 'is one to watch', acquired: 'has been acquired', 'shut down': 'shuts down' }[after.status.state]}`;
  }
}

function withDetail(title: string, text: string): string {
  const whole = `${title}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return whole.length <= LONGEST_TITLE ? whole : title;
}

function priceTitle({ pricing: old }: Tool, { name, pricing }: Tool): string {
  if (pricing.amount === null || old.amount === null) return `${name} changes its price`;
  if (pricing.amount === 0) return `${name} can be started without paying`;
  if (old.amount === 0) return `${name} is no longer free to start`;
  if (old.period !== pricing.period) return `${name} is charged in another way`;
  return `${name} ${pricing.amount > old.amount ? 'raises its price' : 'lowers its price'}`;
}

/** Every change as a sentence, as far as there is room, and the place where the editor goes on. */
function describe(changes: readonly FactChange[]): string {
  const sentences = changes.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
  const room = LONGEST_TEXT - draftMark.length - 1;
  return `${sentences.length > room ? `${sentences.slice(0, room - 1).trimEnd()}…` : sentences} ${draftMark}`;
}
