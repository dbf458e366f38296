import { requester } from '#api/request.ts';
import type { sharedCollection } from '#api/shared-kit.contract.ts';
import { fetchTools } from '#api/tools.ts';
import { requestVerdicts } from '#api/verdicts.ts';
import { type ClientList, readClientAddress, type SheetWords } from '#domain/collection/client-address.ts';
import type { NamedVerdict, VerdictGroups } from '#domain/rules/group-verdicts.ts';
import { sheetRows } from '#domain/collection/client-sheet.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { reading } from './reading.ts';

const askShared = requester<typeof sharedCollection>('/api/shared-kits/:key');

/** What a client reads: rules, and which tools of a list pass under them. */
interface ClientSheet {
  title: string;
  /** Whom the shared collection names as its author; empty names nobody. */
  byName: string;
  /** Day it was judged, ISO. */
  day: string;
  rules: Rules;
  /** Of rules that are somebody's own list. */
  words: SheetWords | null;
  list: ClientList;
  rows: readonly NamedVerdict[];
  groups: VerdictGroups;
  /** Tools of the list that the guide does not have any more. */
  gone: number;
}

/** The sheet, or what is missing in the address for one. */
export type SheetView =
  | { is: 'sheet'; sheet: ClientSheet }
  | { is: 'without list' }
  /** `unread`: what the address says in words that are none of ours. */
  | { is: 'without rules'; list: ClientList; unread: readonly string[] };

/** The sheet that the page's address asks for. */
export const { store: $clientSheet, load: loadClientSheet } = reading<SheetView>(async () => {
  const { rules, unread, list, words } = readClientAddress(window.location.search);
  if (list === null) return { is: 'without list' };
  // A rule that was meant and cannot be read would make more pass than the client allows.
  if (rules === null || unread.length > 0) return { is: 'without rules', list, unread };
  const { title, byName, toolIds } = await readList(list);
  if (toolIds.length === 0) return { is: 'without list' };
  const [{ verdicts }, tools] = await Promise.all([
    requestVerdicts({ rules, toolIds: [...toolIds] }),
    fetchTools(toolIds),
  ]);
  const gone = toolIds.length - verdicts.length;
  const day = dayOf(new Date());
  return { is: 'sheet', sheet: { title, byName, day, rules, words, list, gone, ...sheetRows(verdicts, tools) } };
});

async function readList(list: ClientList): Promise<{ title: string; byName: string; toolIds: readonly number[] }> {
  if (!('key' in list)) return { ...list, byName: '' };
  const { title, byName, tools } = await askShared('GET', { params: { key: list.key } });
  return { title, byName, toolIds: tools.map(({ id }) => id) };
}
