import type { DeskTools } from '#api/admin-tools.contract.ts';
import { type Debt, type DeskQuery, debts, debtsOf, deskPage, deskSorts } from '#domain/admin/desk-list.ts';
import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';
import { dayOf } from '#domain/value/day.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { builtTools } from './catalog.ts';
import { currentCatalogue } from './current-catalogue.ts';

/** What an address asks the list for; words that it does not know mean nothing. */
export function deskQuery(params: URLSearchParams): DeskQuery {
  const debt = params.get('debt');
  const sort = params.get('sort');
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    debt: debts.find((one) => one === debt) ?? null,
    sort: deskSorts.find((one) => one === sort) ?? 'name',
    page: Math.trunc(Number(params.get('page'))) || 1,
  };
}

/** One page of the current catalogue, or of the built one, with its debts. @throws StoreUnavailable when neither is known */
export async function readDeskTools(query: DeskQuery, now: Date): Promise<DeskTools> {
  const [{ tools }, { find }] = await Promise.all([currentCatalogue(), builtTools()]);
  const known = {
    today: dayOf(now),
    isBuilt: (tool: Tool) => {
      const built = find(tool.id);
      return built === tool || deepEqual(built, tool);
    },
    isUploaded: ({ id }: Tool) => id >= FIRST_UPLOADED_ID,
  };
  const owed = Object.fromEntries(debts.map((debt) => [debt, 0])) as Record<Debt, number>;
  for (const tool of tools) for (const debt of debtsOf(tool, known)) owed[debt] += 1;
  return { ...deskPage(tools, query, known), owed };
}
