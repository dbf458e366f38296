import { KIT_BOUNDS } from '#domain/kit/kit.ts';
import { readRulesQuery, rulesQuery } from './rules-address.ts';
import type { Rules } from './rules.schema.ts';

/** The tools of a sheet: a shared collection as it is when somebody looks, or tools under a title. */
export type ClientList = { key: string } | { title: string; toolIds: readonly number[] };

/** Where the sheet for a client is. */
const sheetPath = '/rules/client';

/** The address of the sheet: it carries the rules and the tools, so that nothing is stored for it. */
export function clientAddress({ rules, list }: { rules: Rules; list: ClientList }): string {
  const query = new URLSearchParams(rulesQuery(rules));
  if ('key' in list) query.set('s', list.key);
  else {
    query.set('t', list.toolIds.join(','));
    if (list.title !== '') query.set('title', list.title);
  }
  return `${sheetPath}?${query.toString().replaceAll('%2C', ',')}`;
}

/** What such an address asks for. */
export function readClientAddress(query: string): ReturnType<typeof readRulesQuery> & { list: ClientList | null } {
  return { ...readRulesQuery(query), list: readList(new URLSearchParams(query)) };
}

function readList(params: URLSearchParams): ClientList | null {
  const key = params.get('s');
  if (key) return { key };
  const numbers = (params.get('t') ?? '').split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  const toolIds = [...new Set(numbers.map(Number))].slice(0, KIT_BOUNDS.tools);
  return toolIds.length > 0 ? { title: (params.get('title') ?? '').slice(0, KIT_BOUNDS.name), toolIds } : null;
}
