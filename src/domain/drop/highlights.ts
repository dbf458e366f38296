import type { Drop } from './drop.schema.ts';

/** Highlights of one week. */
const HIGHLIGHTS = 3;

/** Those that an editor marked; without a mark those about the most saved tools. */
function highlightsOf<Some extends Pick<Drop, 'toolId' | 'isHighlight'>>(
  drops: readonly Some[],
  saves: Readonly<Record<string, number>>,
): Some[] {
  const marked = drops.filter(({ isHighlight }) => isHighlight);
  const savesOf = ({ toolId }: Some) => (toolId === null ? 0 : (saves[String(toolId)] ?? 0));
  const chosen = marked.length > 0 ? marked : drops.toSorted((one, other) => savesOf(other) - savesOf(one));
  return chosen.slice(0, HIGHLIGHTS);
}

/**
 * The drops of a week with its highlights first, each part in its order. Highlights are at most three: those that an editor
 * marked; without a mark those about the most saved tools.
 * @param drops of one week, newest first
 * @param saves how many readers saved a tool, by its id
 */
export function highlightsFirst<Some extends Pick<Drop, 'toolId' | 'isHighlight'>>(
  drops: readonly Some[],
  saves: Readonly<Record<string, number>>,
): Some[] {
  const first = highlightsOf(drops, saves);
  return [...first, ...drops.filter((drop) => !first.includes(drop))];
}
