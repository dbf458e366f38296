import { copierOf } from './evidence.ts';
import type { EvidenceKind } from '#domain/tool/tool-words.ts';
import type { PlanRights } from '#domain/tool/plan/plan.schema.ts';
import { isDisputed } from '#domain/tool/plan/plan-rights.ts';
import type { Sources, Witness } from './source.schema.ts';
import type { ToolRecord } from '#domain/tool/tool.schema.ts';

type Facts = Pick<ToolRecord, 'sources' | 'plans' | 'baseRights' | 'noFreePlan'>;

/** How many prices and rights of plans rest on what. */
interface ValueCounts {
  /** Values with words behind them. */
  all: number;
  /** By the best source of each: the maker's own words first. */
  byKind: Record<EvidenceKind, number>;
  /** Values of which witnesses say different things. */
  disputed: number;
  /** Values that rest on one list of somebody else alone, by list: most first, of equal ones by name. */
  byList: [list: string, count: number][];
}

const kinds: readonly EvidenceKind[] = ['maker', 'terms archive', 'press', 'dated transcription'];

/** Counts the prices and rights of plans over several tools. */
export function countValues(tools: readonly Facts[]): ValueCounts {
  const byKind: ValueCounts['byKind'] = { maker: 0, 'terms archive': 0, press: 0, 'dated transcription': 0 };
  const byList = new Map<string, number>();
  let [all, disputed] = [0, 0];
  for (const tool of tools) {
    for (const witnesses of valuesOf(tool)) {
      const best = kinds.find((kind) => witnesses.some(({ source }) => tool.sources[source]?.kind === kind));
      if (best === undefined) continue;
      all += 1;
      byKind[best] += 1;
      if (isDisputed(witnesses)) disputed += 1;
    }
    for (const list of valuesByList(tool)) byList.set(list, (byList.get(list) ?? 0) + 1);
  }
  const sorted = [...byList].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return { all, byKind, disputed, byList: sorted };
}

/**
 * For each value of a tool whose words were all copied by one third reader, the list that carries it: 'github.com/owner/name'
 * or a host. What makers, archives and press say is no such list.
 */
export function valuesByList(tool: Facts): string[] {
  return valuesOf(tool).flatMap((witnesses) => {
    const lists = new Set(witnesses.map(({ source }) => listOf(tool.sources[source])));
    const [only] = lists;
    return lists.size === 1 && only != null ? [only] : [];
  });
}

/** The words behind each price and right of a tool. */
function valuesOf(tool: Facts): (readonly Witness[])[] {
  const ofRights = (rights: PlanRights) => Object.values(rights).flatMap((right) => (right ? [right.evidence] : []));
  return [
    ...tool.plans.flatMap(({ closedToNew, price, priceYearly, rights }) => [
      ...(closedToNew ? [closedToNew.evidence] : []),
      ...(price ? [price.evidence] : []),
      ...(priceYearly ? [priceYearly.evidence] : []),
      ...ofRights(rights),
    ]),
    ...ofRights(tool.baseRights),
    tool.noFreePlan,
  ];
}

/** Where somebody else copied a page; null for the maker's own words, archives and press. */
function listOf(source: Sources[string] | undefined): string | null {
  if (source?.kind !== 'dated transcription' || source.copy === null) return null;
  const copier = copierOf(source.copy);
  return copier.includes('/') ? `github.com/${copier}` : copier;
}
