/** How an entry moved between two lists: places up (below 0: down), or that it was not there before. */
export type Move = number | 'new';

export interface Moves {
  /** By id, for every entry of the later list that is not where it was. */
  byId: ReadonlyMap<number, Move>;
  /** One sentence for the reader. */
  text: string;
}

interface Entry {
  id: number;
  name: string;
}

/** What happened between an order and the next one. */
export function describeMoves(before: readonly Entry[], after: readonly Entry[]): Moves {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const moves = after.map(({ id }, place): [number, Move] => [id, moveFrom(places.get(id), place)]);
  const byId = new Map(moves.filter(([, move]) => move !== 0));
  const gone = before.filter(({ id }) => !after.some((entry) => entry.id === id)).length;
  return {
    byId,
    text:
      byId.size + gone === 0
        ? 'The order stays as it was.'
        : `${leader(before, after)}${counts([...byId.values()], gone)}.`,
  };
}

function moveFrom(before: number | undefined, now: number): Move {
  return before === undefined ? 'new' : before - now;
}

function leader(before: readonly Entry[], after: readonly Entry[]): string {
  const [first] = after;
  if (!first) return '';
  return first.id === before[0]?.id ? `${first.name} stays first: ` : `${first.name} is first now: `;
}

function counts(moves: readonly Move[], gone: number): string {
  const numbers = moves.filter((move) => move !== 'new');
  const parts = [
    [numbers.filter((places) => places > 0).length, 'up'],
    [numbers.filter((places) => places < 0).length, 'down'],
    [moves.length - numbers.length, 'new'],
    [gone, 'gone'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}
