import { fitsBudget, withinBudget } from './budget.ts';
import { type Change, type ConfirmedTerms, changesSince } from './changes-since.ts';
import type { FreezableTool } from './freeze-facts.ts';
import { capitalNumber, numberWord } from '#domain/text/number-word.ts';
import { isAfterFreeze } from './is-after-freeze.ts';
import type { Project, ProjectLines } from './project.ts';

/** A tool of which something changed that touches work done with it. */
export interface Recall {
  toolId: number;
  /** As it was called when the work was done. */
  tool: string;
  /** What changed, each once, with the plan that it is about; empty for a tool without plan. */
  changes: (Change & { plan: string })[];
  /** The projects that it hits, with the assets made with it. */
  projects: { id: string; name: string; assets: string[] }[];
}

/** What was confirmed of the terms of a tool, by its number. */
export type TermsOf = (toolId: number) => readonly ConfirmedTerms[];

/**
 * What touches work that was done, by tool: whichever hits the most assets stands first.
 * @param find the guide as it is now; null for a tool that it has no more
 * @param termsOf what was confirmed of a tool's terms
 */
export function recallsOf(
  projects: readonly {
    project: Pick<Project, 'id' | 'name' | 'budget'>;
    lines: Pick<ProjectLines, 'lines' | 'facts'>;
  }[],
  find: (toolId: number) => FreezableTool | null,
  termsOf: TermsOf = () => [],
): Recall[] {
  const recalls = new Map<number, Recall>();
  for (const { project, lines } of projects) {
    const changed = changedFacts(lines.facts, find, termsOf, fitsBudget(project, lines, find));
    for (const line of lines.lines) {
      const last = line.versions.at(-1);
      const changes = (last && changed.get(last.facts))?.filter((change) => isAfterFreeze(change, line)) ?? [];
      const facts = last && lines.facts[last.facts];
      if (!last || last.isWithdrawn || !facts || changes.length === 0) continue;
      const recall = recalls.get(last.toolId) ?? {
        toolId: last.toolId,
        tool: facts.tool.name,
        changes: [],
        projects: [],
      };
      recalls.set(last.toolId, recall);
      for (const change of changes) addChange(recall, { ...change, plan: facts.plan?.name ?? '' });
      addAsset(recall, project, last.asset);
    }
  }
  return [...recalls.values()].sort(
    (one, other) => countAssets([other]) - countAssets([one]) || one.toolId - other.toolId,
  );
}

/** 'Three assets of two projects'. */
export function hitText(recalls: readonly Pick<Recall, 'projects'>[]): string {
  const projects = new Set(recalls.flatMap((recall) => recall.projects.map(({ id }) => id))).size;
  const assets = countAssets(recalls);
  return `${capitalNumber(assets)} ${assets === 1 ? 'asset' : 'assets'} of ${numberWord(projects)} ${projects === 1 ? 'project' : 'projects'}`;
}

/** One change in a sentence: 'Standard, Paid work: Yes → No'. */
export function recallText({ plan, of, before, after }: Recall['changes'][number]): string {
  const about = [plan, of].filter((part) => part !== '').join(', ');
  return `${about}: ${before === '' ? `${after}.` : `${before} → ${after}`}`;
}

/** Assets that are named at once; of more their number is. */
const MAX_ASSETS = 5;

/** 'a.png, b.png and 3 more'. */
export function assetsText(assets: readonly string[]): string {
  const more = assets.length > MAX_ASSETS ? ` and ${assets.length - MAX_ASSETS} more` : '';
  return `${assets.slice(0, MAX_ASSETS).join(', ')}${more}`;
}

/** What a change is known by, once it was told: the same change of the same plan is told once. */
export function recallMark(toolId: number, { plan, of, after }: Recall['changes'][number]): string {
  return `${toolId}|${plan}|${of}|${after}`;
}

function changedFacts(
  facts: ProjectLines['facts'],
  find: (toolId: number) => FreezableTool | null,
  termsOf: TermsOf,
  fits: boolean,
): ReadonlyMap<string, Change[]> {
  const entries = Object.entries(facts).map(([name, frozen]): [string, Change[]] => {
    const { id } = frozen.tool;
    return [name, withinBudget(changesSince(frozen, find(id), termsOf(id)), fits).filter(({ isRecall }) => isRecall)];
  });
  return new Map(entries.filter(([, changes]) => changes.length > 0));
}

function addChange(recall: Recall, change: Recall['changes'][number]): void {
  const mark = recallMark(recall.toolId, change);
  if (!recall.changes.some((one) => recallMark(recall.toolId, one) === mark)) recall.changes.push(change);
}

function addAsset(recall: Recall, { id, name }: Pick<Project, 'id' | 'name'>, asset: string): void {
  const known = recall.projects.find((one) => one.id === id);
  const hit = known ?? { id, name, assets: [] };
  if (!known) recall.projects.push(hit);
  if (!hit.assets.includes(asset)) hit.assets.push(asset);
}

/** Assets that are hit, each once, however many tools of it changed. */
function countAssets(recalls: readonly Pick<Recall, 'projects'>[]): number {
  const all = recalls.flatMap((recall) =>
    recall.projects.flatMap(({ id, assets }) => assets.map((asset) => `${id} ${asset}`)),
  );
  return new Set(all).size;
}
