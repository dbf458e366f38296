import type { z } from 'zod';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { disclosureOf } from './disclosure.ts';
import type { FrozenFacts } from './frozen-facts.schema.ts';
import type { lineCorrectionSchema, newLineSchema } from './line-change.schema.ts';
import { given } from '#domain/value/given.ts';
import { type LineVersion, PROJECT_BOUNDS, type ProjectLine, type ProjectLines } from './project.ts';

/** Facts as they hold for a line, with the day on which they were frozen and the plan as its maker names it. */
export interface Frozen {
  facts: FrozenFacts;
  frozenOn: string;
}

/** A line that is to be added, with the number that makes it one when it is sent twice. */
export type NewLine = Omit<z.output<typeof newLineSchema>, 'id'> & { id: string };
/** The same with its facts. */
export type AddedLine = NewLine & { frozen: Frozen };
/** What a correction says. */
export type LineCorrection = z.output<typeof lineCorrectionSchema>;

export type LinesOutcome =
  | { ok: true; lines: ProjectLines; changed: boolean }
  | { ok: false; code: 'upgrade_required' | 'project_full' | 'not_found' };

/** What a plan and the clock say. */
interface LineContext {
  /** Lines that count, at most. */
  limit: number;
  now: Date;
}

/** The lines with more of them: all, or none. One that is there already, by its id, stays as it is. */
export function addLines(before: ProjectLines, added: readonly AddedLine[], context: LineContext): LinesOutcome {
  const known = new Set(before.lines.map(({ id }) => id));
  const fresh = added.filter(({ id }, place) => !known.has(id) && added.findIndex((one) => one.id === id) === place);
  if (fresh.length === 0) return { ok: true, lines: before, changed: false };
  let { facts } = before;
  const lines = fresh.map(({ id, frozen, ...fields }): ProjectLine => {
    const kept = keepFacts(facts, frozen.facts);
    facts = kept.facts;
    return { id, versions: [versionOf(fields, { ...frozen, facts: kept.name }, context.now)] };
  });
  return within(before, { ...before, lines: [...before.lines, ...lines], facts }, context);
}

/**
 * A line with a new version of it; no earlier one changes. Another tool or plan is frozen anew, anything else keeps the
 * facts of its day.
 * @param freeze as the guide has them now
 */
export function correctLine(
  before: ProjectLines,
  lineId: string,
  { isWithdrawn, ...said }: LineCorrection,
  context: LineContext & { freeze(toolId: number, plan: string): Frozen },
): LinesOutcome {
  const line = before.lines.find(({ id }) => id === lineId);
  const last = line?.versions.at(-1);
  if (!line || !last) return { ok: false, code: 'not_found' };
  const { at: _, facts: factsName, frozenOn, isWithdrawn: wasWithdrawn = false, ...fields } = last;
  const corrected = { ...fields, ...given<typeof fields>(said) };
  const isOut = isWithdrawn ?? wasWithdrawn;
  if (deepEqual(corrected, fields) && isOut === wasWithdrawn) return { ok: true, lines: before, changed: false };
  if (line.versions.length >= PROJECT_BOUNDS.versions) return { ok: false, code: 'project_full' };
  const isOther = corrected.toolId !== last.toolId || corrected.plan !== last.plan;
  const frozen = isOther ? context.freeze(corrected.toolId, corrected.plan) : null;
  const kept = frozen ? keepFacts(before.facts, frozen.facts) : { facts: before.facts, name: factsName };
  const version = versionOf(corrected, { facts: kept.name, frozenOn: frozen?.frozenOn ?? frozenOn }, context.now);
  const next = { ...line, versions: [...line.versions, { ...version, ...(isOut && { isWithdrawn: true }) }] };
  const lines = before.lines.map((one) => (one.id === lineId ? next : one));
  return within(before, { ...before, lines, facts: kept.facts }, context);
}

/** Lines that count. */
export function countLines({ lines }: Pick<ProjectLines, 'lines'>): number {
  return lines.filter(({ versions }) => !versions.at(-1)?.isWithdrawn).length;
}

/** Only what grows can be too much: who is above a limit still corrects and withdraws. */
function within(before: ProjectLines, after: ProjectLines, { limit }: LineContext): LinesOutcome {
  const count = countLines(after);
  if (count > limit && count > countLines(before)) return { ok: false, code: 'upgrade_required' };
  const lines = { ...after, disclosure: disclosureOf(after) };
  const isFull = after.lines.length > PROJECT_BOUNDS.lines && after.lines.length > before.lines.length;
  if (isFull || JSON.stringify(lines).length > PROJECT_BOUNDS.stored) return { ok: false, code: 'project_full' };
  return { ok: true, lines, changed: true };
}

/** The same facts have one name: a job of twelve assets and five tools keeps five of them. */
function keepFacts(facts: ProjectLines['facts'], frozen: FrozenFacts): { facts: ProjectLines['facts']; name: string } {
  const [known] = Object.entries(facts).find(([, one]) => deepEqual(one, frozen)) ?? [];
  const name = known ?? `f${Object.keys(facts).length + 1}`;
  return { facts: known === undefined ? { ...facts, [name]: frozen } : facts, name };
}

function versionOf(
  { asset, toolId, plan, account, day, human, sourceType }: Omit<z.output<typeof newLineSchema>, 'id'>,
  { facts, frozenOn }: { facts: string; frozenOn: string },
  now: Date,
): LineVersion {
  return { at: now.toISOString(), asset, toolId, plan, account, day, human, sourceType, facts, frozenOn };
}
