import { DAY_MS } from '#domain/value/day.ts';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { termsTitle } from '#domain/watch/terms/terms-desk.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { type DropView, lockDrops } from '#domain/drop/lock-drops.ts';
import { type FactChange, factChanges, factsOf } from '#domain/tool/evidence/fact-changes.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { AlertDesk } from './edition.schema.ts';

/** What was known of the catalogue when alerts were last sent. */
type KnownCatalogue = AlertDesk['known'];

/** A tool of which facts changed. */
export interface ToolChange {
  toolId: number;
  toolName: string;
  changes: FactChange[];
  /** It was our mistake, or our editors found it: everybody who saved the tool is told, on any plan. */
  isCorrection?: boolean | undefined;
  /** It is about its maker's terms: everybody who saved the tool is told, on any plan. */
  isTerms?: boolean | undefined;
}

/** A change of terms that an editor confirmed. */
export interface TermsNews extends Pick<Correction, 'fact' | 'right' | 'at'> {
  id: string;
  toolId: number;
  /** What it means, in one sentence. */
  meaning: string;
}

/** What one round of alerts is about. */
export interface Alerts {
  dropIds: number[];
  changes: ToolChange[];
  /** Tools of which something changed that touches work done with them, gone ones among them. */
  projectTools?: number[] | undefined;
}

/** A drop that was written down later than this after its day is history, not news; in days. */
const DAYS_FRESH = 14;

/**
 * What there is to know of a catalogue.
 * @param before what was known last: a drop that was taken down and comes again is told once all the same
 */
export function knownCatalogue(
  tools: readonly Tool[],
  drops: readonly Drop[],
  before?: KnownCatalogue,
  terms: readonly TermsNews[] = [],
  recallMarks: Readonly<Record<string, string>> = {},
): KnownCatalogue {
  return {
    facts: Object.fromEntries(tools.map((tool) => [String(tool.id), factsOf(tool)])),
    dropIds: [...new Set([...drops.map(({ id }) => id), ...(before?.dropIds ?? [])])],
    termsIds: terms.map(({ id }) => id),
    recallMarks: { ...recallMarks },
  };
}

/**
 * What is new since: drops of the last 14 days, and tools whose facts changed. A tool that was not there
 * before is no change.
 * @param corrected ids of tools that editors corrected lately
 * @param confirmed what editors confirmed lately of makers' terms
 * @param recallMarks what touches work that was done, by the tool's id, as `knownCatalogue` keeps it
 */
export function newAlerts(
  known: KnownCatalogue,
  tools: readonly Tool[],
  drops: readonly Drop[],
  now: Date,
  corrected: ReadonlySet<number> = new Set(),
  confirmed: readonly TermsNews[] = [],
  recallMarks: Readonly<Record<string, string>> = {},
): Alerts {
  const told = new Set(known.dropIds);
  const newTerms = Map.groupBy(
    confirmed.filter(({ id }) => !known.termsIds?.includes(id)),
    ({ toolId }) => toolId,
  );
  const isNew = ({ id, releaseDate }: Drop) =>
    !told.has(id) && now.getTime() - Date.parse(releaseDate) < (DAYS_FRESH + 1) * DAY_MS;
  const recalled = Object.keys(known.recallMarks ?? {}).filter((id) => known.recallMarks?.[id] !== recallMarks[id]);
  const projectTools = [...new Set([...recalled.map(Number), ...newTerms.keys()])];
  return {
    ...(projectTools.length > 0 && { projectTools }),
    dropIds: drops.filter(isNew).map(({ id }) => id),
    changes: tools.flatMap((tool) => {
      const before = known.facts[String(tool.id)];
      const changed = before ? factChanges(before, factsOf(tool)) : [];
      const said = (newTerms.get(tool.id) ?? []).map(
        ({ meaning, right }): FactChange => ({ fact: 'rights', text: `${termsTitle(right)}: ${meaning}` }),
      );
      // Rights that changed with a sentence stand below it, and nowhere else.
      const isBelow = ({ fact }: FactChange) => said.length > 0 && fact === 'rights';
      const terms = [...said, ...changed.filter(isBelow)];
      const facts = changed.filter((change) => !isBelow(change));
      const named = { toolId: tool.id, toolName: tool.name };
      return [
        ...(facts.length > 0
          ? [{ ...named, changes: facts, ...(corrected.has(tool.id) && { isCorrection: true }) }]
          : []),
        ...(terms.length > 0 ? [{ ...named, changes: terms, isTerms: true }] : []),
      ];
    }),
  };
}

export function isQuiet({ dropIds, changes, projectTools = [] }: Alerts): boolean {
  return dropIds.length + changes.length + projectTools.length === 0;
}

/** What of a round concerns one reader. */
export interface Watching {
  /** Wants every drop as it comes, and may read it. */
  allDrops: boolean;
  /** Tools whose drops are wanted; a drop may call a tool by another name than the catalogue does, so ids count too. */
  tools: readonly { name: string; id: number | null }[];
  /** Ids of the saved tools whose changes are wanted. */
  savedTools: readonly number[];
  /** Every change of them is told; else only what our editors corrected or confirmed. */
  allChanges: boolean;
  /** Drops that this reader may read whole, counted from the newest of all (`openDrops`). */
  open: number;
}

/** A round of alerts as one reader gets it: a drop under the fringe stays there. Null when nothing concerns them. */
export function alertsFor(
  watching: Watching,
  alerts: Alerts,
  drops: readonly Drop[],
): { drops: DropView[]; changes: ToolChange[] } | null {
  const isWatched = ({ toolName, toolId }: Drop) =>
    watching.tools.some(({ name, id }) => name === toolName || (id !== null && id === toolId));
  const concerning = new Set(
    drops
      .filter((drop) => alerts.dropIds.includes(drop.id) && (watching.allDrops || isWatched(drop)))
      .map(({ id }) => id),
  );
  const forReader = {
    drops: lockDrops(drops, watching.open).filter(({ id }) => concerning.has(id)),
    changes: alerts.changes.filter(
      ({ toolId, isCorrection, isTerms }) =>
        watching.savedTools.includes(toolId) && (watching.allChanges || isCorrection === true || isTerms === true),
    ),
  };
  return forReader.drops.length + forReader.changes.length > 0 ? forReader : null;
}
