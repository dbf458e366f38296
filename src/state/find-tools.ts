import type { DeskLine } from '#domain/admin/desk-list.ts';
import { askDeskTools } from './desk-tools.ts';

/** A tool that is named in a form. */
export type NamedTool = Pick<DeskLine, 'id' | 'slug' | 'name' | 'priceList'>;

/** Tools offered at once. */
const MAX_FOUND = 12;

/** Living tools of which a name, maker, address or number is this; none when the desk does not answer. */
export async function findTools(q: string): Promise<NamedTool[]> {
  const found = await askDeskTools({ q, debt: null, sort: 'name', page: 1 }).catch(() => null);
  const isWhole = ({ id, slug, name }: NamedTool) =>
    name.toLowerCase() === q.toLowerCase() || slug === q || String(id) === q;
  const named = (found?.lines ?? []).filter((tool) => tool.state !== 'shut down' || isWhole(tool));
  return [...named.filter(isWhole), ...named.filter((tool) => !isWhole(tool))]
    .slice(0, MAX_FOUND)
    .map(({ id, slug, name, priceList }) => ({ id, slug, name, priceList }));
}
