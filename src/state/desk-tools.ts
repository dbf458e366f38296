import type { DeskTools, adminToolsEndpoint } from '#api/admin-tools.contract.ts';
import { requester } from '#api/request.ts';
import { type DeskQuery, debts, deskSorts } from '#domain/admin/desk-list.ts';
import { reading } from './reading.ts';

const ask = requester<typeof adminToolsEndpoint>('/api/admin/tools');

export function askDeskTools({ q, debt, sort, page }: DeskQuery): Promise<DeskTools> {
  return ask('GET', { params: { q, debt: debt ?? '', sort, page } });
}

/** One page of the tools as the desk lists them; the old page stays while the next one is read. */
export const { store: $deskTools, load: loadDeskTools } = reading<DeskTools, [DeskQuery]>(askDeskTools, 'old');

/** What the address asks the list for. */
export function readDeskQuery(search: string): DeskQuery {
  const params = new URLSearchParams(search);
  return {
    q: params.get('q') ?? '',
    debt: debts.find((debt) => debt === params.get('debt')) ?? null,
    sort: deskSorts.find((sort) => sort === params.get('sort')) ?? 'name',
    page: Number(params.get('page')) || 1,
  };
}

/** The address of a list; what is as usual is left out. */
export function deskAddress({ q, debt, sort, page }: DeskQuery): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(debt && { debt }),
    ...(sort !== 'name' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `/admin/tools?${params}` : '/admin/tools';
}
