import { COLLECTION_BOUNDS } from './collection.ts';
import { OWN_RULES_BOUNDS, type OwnRulesWords } from '#domain/rules/own-rules.ts';
import { readRulesQuery, rulesQuery } from '#domain/rules/rules-address.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';

/** The tools of a sheet: a shared collection as it is when somebody looks, or tools under a title. */
export type ClientList = { key: string } | { title: string; toolIds: readonly number[] };

/** What a reader called an own list of rules, and the note beside it. */
export type SheetWords = Pick<OwnRulesWords, 'name' | 'note'>;

/** Where the sheet for a client is. */
const sheetPath = '/rules/client';

/** What an address is made of; `words` of rules that are a reader's own list. */
interface ClientAddress {
  rules: Rules;
  list: ClientList;
  words?: SheetWords | null | undefined;
}

/** The address of the sheet: it carries the rules, their words and the tools, so that nothing is stored for it. */
export function clientAddress({ rules, list, words }: ClientAddress): string {
  const query = new URLSearchParams(rulesQuery(rules));
  if ('key' in list) query.set('s', list.key);
  else {
    query.set('t', list.toolIds.join(','));
    if (list.title !== '') query.set('title', list.title);
  }
  if (words) query.set('name', words.name);
  if (words && words.note !== '') query.set('note', words.note);
  return `${sheetPath}?${query.toString().replaceAll('%2C', ',')}`;
}

/** What such an address asks for. */
export function readClientAddress(
  query: string,
): ReturnType<typeof readRulesQuery> & { list: ClientList | null; words: SheetWords | null } {
  const params = new URLSearchParams(query);
  return { ...readRulesQuery(query), list: readList(params), words: readWords(params) };
}

function readWords(params: URLSearchParams): SheetWords | null {
  const text = (name: 'name' | 'note') => (params.get(name) ?? '').trim().slice(0, OWN_RULES_BOUNDS[name]);
  const name = text('name');
  return name === '' ? null : { name, note: text('note') };
}

function readList(params: URLSearchParams): ClientList | null {
  const key = params.get('s');
  if (key) return { key };
  const numbers = (params.get('t') ?? '').split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  const toolIds = [...new Set(numbers.map(Number))].slice(0, COLLECTION_BOUNDS.tools);
  return toolIds.length > 0 ? { title: (params.get('title') ?? '').slice(0, COLLECTION_BOUNDS.name), toolIds } : null;
}
