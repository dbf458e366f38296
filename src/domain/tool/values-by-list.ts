import { copierOf } from './evidence.ts';
import type { PlanRights } from './plan.schema.ts';
import type { Sources, Witness } from './source.schema.ts';
import type { ToolRecord } from './tool.schema.ts';

/**
 * For each value of a tool whose words were all copied by one third reader, the list that carries it: 'github.com/owner/name'
 * or a host. What makers, archives and press say is no such list.
 */
export function valuesByList(tool: Pick<ToolRecord, 'sources' | 'plans' | 'baseRights' | 'noFreePlan'>): string[] {
  const ofRights = (rights: PlanRights) => Object.values(rights).flatMap((right) => (right ? [right.evidence] : []));
  const values: (readonly Witness[])[] = [
    ...tool.plans.flatMap(({ price, priceYearly, rights }) => [
      ...(price ? [price.evidence] : []),
      ...(priceYearly ? [priceYearly.evidence] : []),
      ...ofRights(rights),
    ]),
    ...ofRights(tool.baseRights),
    tool.noFreePlan,
  ];
  return values.flatMap((witnesses) => {
    const lists = new Set(witnesses.map(({ source }) => listOf(tool.sources[source])));
    const [only] = lists;
    return lists.size === 1 && only != null ? [only] : [];
  });
}

/** Where somebody else copied a page; null for the maker's own words, archives and press. */
export function listOf(source: Sources[string] | undefined): string | null {
  if (source?.kind !== 'dated transcription' || source.copy === null) return null;
  const copier = copierOf(source.copy);
  return copier.includes('/') ? `github.com/${copier}` : copier;
}
