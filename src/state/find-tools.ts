import { fetchDeskTools } from '#api/admin-tools.ts';

/** A tool that is named in a form. */
export interface NamedTool {
  id: number;
  name: string;
}

/** Tools offered at once. */
const MOST_FOUND = 12;

/** Tools of which a name, maker, address or number is this; none when the desk does not answer. */
export async function findTools(q: string): Promise<NamedTool[]> {
  const found = await fetchDeskTools({ q, debt: null, sort: 'name', page: 1 }).catch(() => null);
  const named = (found?.lines ?? []).map(({ id, name }) => ({ id, name }));
  const isWhole = ({ id, name }: NamedTool) => name.toLowerCase() === q.toLowerCase() || String(id) === q;
  return [...named.filter(isWhole), ...named.filter((tool) => !isWhole(tool))].slice(0, MOST_FOUND);
}
