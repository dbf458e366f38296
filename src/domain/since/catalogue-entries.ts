import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import type { DropView } from '#domain/drop/lock-drops.ts';
import { dropDateText } from '#domain/drop/drop-log.ts';
import { termsHeadline } from '#domain/watch/terms/terms-desk.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { type ResultEntry, MAX_ENTRIES } from './look.ts';
import type { OwnThings } from './own-things.ts';

/** The dated records of the catalogue. */
interface DatedRecords {
  corrections: readonly Correction[];
  /** As this person may read them. */
  drops: readonly DropView[];
  tools: readonly Pick<Tool, 'id' | 'name' | 'tasks'>[];
  /** Which tool a drop is about, for those that name it by its name alone. */
  dropTools: ReadonlyMap<number, number | null>;
}

/** The changes of the catalogue that concern a person, newest first: of their tools all, of tools for their jobs the open drops. */
export function catalogueEntries(records: DatedRecords, things: OwnThings): ResultEntry[] {
  return [...correctionEntries(records, things), ...dropEntries(records, things)]
    .sort((one, other) => other.at.localeCompare(one.at) || one.entry.id.localeCompare(other.entry.id))
    .slice(0, MAX_ENTRIES);
}

function correctionEntries({ corrections }: DatedRecords, { tools }: OwnThings): ResultEntry[] {
  return corrections.flatMap(({ id, toolId, toolName, at, about, right, title, before, after, reason }) => {
    const from = tools.get(toolId);
    if (from === undefined) return [];
    const isTerms = about === 'terms';
    const entry = {
      id: `correction-${id}`,
      day: at.slice(0, 10),
      kind: isTerms ? ('terms' as const) : ('fact' as const),
      toolId,
      title: isTerms ? termsHeadline(toolName, right) : `${toolName}: ${title.toLowerCase()} corrected`,
      text: isTerms ? `${reason}.` : `${before} → ${after}. ${reason}.`,
      path: `${toolPath({ id: toolId })}#${isTerms ? 'terms' : 'corrected'}`,
    };
    return [{ entry, at, by: toolId, from }];
  });
}

function dropEntries({ drops, tools, dropTools }: DatedRecords, things: OwnThings): ResultEntry[] {
  const jobsOf = new Map(tools.map((tool) => [tool.id, tool.tasks]));
  return drops.flatMap((drop) => {
    const toolId = dropTools.get(drop.id) ?? null;
    if (toolId === null) return [];
    const own = things.tools.get(toolId);
    const task = own === undefined ? sharedTask(jobsOf.get(toolId) ?? [], things) : null;
    const from = own ?? (task === null ? undefined : things.tasks.get(task));
    if (from === undefined) return [];
    const entry = {
      id: `drop-${drop.id}`,
      day: drop.releaseDate,
      kind: 'drop' as const,
      toolId,
      ...wordsOf(drop),
      path: `/all-updates#drop-${drop.id}`,
    };
    const isSilent = drop.locked && task !== null;
    return [{ entry, at: `${drop.releaseDate}T23:59:59.999Z`, by: task ?? toolId, from, isSilent }];
  });
}

/** A drop under the fringe says no more than everybody may know. */
function wordsOf(drop: DropView): { title: string; text: string } {
  if (drop.locked)
    return {
      title: `${drop.toolName}: a drop of ${dropDateText(drop.releaseDate)}`,
      text: 'It lies under the fringe: Yak Core reads it whole.',
    };
  const { toolName, updateTitle, updateDescription } = drop;
  return {
    title: updateTitle.includes(toolName) ? updateTitle : `${toolName}: ${updateTitle}`,
    text: updateDescription,
  };
}

/** The first of a tool's own jobs that is one of the person's; null when there is none. */
export function sharedTask(
  tasks: readonly Pick<Tool['tasks'][number], 'task' | 'fit'>[],
  things: OwnThings,
): string | null {
  return tasks.find(({ task, fit }) => fit === 'made for' && things.tasks.has(task))?.task ?? null;
}
