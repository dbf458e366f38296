import { fits } from '#domain/tool/tool-words.ts';
import { type Askable, askables } from './rights-words.ts';
import type { SearchTool } from './search-tool.ts';
import type { SearchTask } from './task-index.ts';

/** What the search reads of all tools, as it travels: one column per field. Names and addresses come with the catalogue. */
export interface PackedSearch {
  tasks: [slug: string, title: string, ...says: string[]][];
  /** Every maker, once, and the place of each tool's. */
  makers: string[];
  maker: number[];
  /** Other names of each tool, a line each. */
  names: string[];
  /** Task and fit of each tool, each pair one number: place of the task × number of fits + place of the fit. */
  does: number[][];
  /** Bits from the lowest: what is granted, is it free, alive, a pick; above them the number of confirmed facts. */
  facts: number[];
  monthly: (number | null)[];
  /** Tools to take instead, by number. */
  replaced: Record<number, number>;
  words: string[];
}

const FREE = askables.length;
const [ALIVE, PICK, CONFIRMED] = [FREE + 1, FREE + 2, FREE + 3];

/** Packs what the search reads, keeping the order. A task that is not in the list is left out. */
export function packSearch(tools: readonly SearchTool[], tasks: readonly SearchTask[]): PackedSearch {
  const makers = [...new Set(tools.map(({ maker }) => maker))];
  const makerPlaces = new Map(makers.map((maker, place) => [maker, place]));
  const taskPlaces = new Map(tasks.map(({ slug }, place) => [slug, place]));
  return {
    tasks: tasks.map(({ slug, title, says }) => [slug, title, ...says]),
    makers,
    maker: tools.map(({ maker }) => makerPlaces.get(maker) ?? 0),
    names: tools.map(({ names }) => names.join('\n')),
    does: tools.map((tool) =>
      tool.tasks.flatMap(({ task, fit }) => {
        const place = taskPlaces.get(task);
        return place === undefined ? [] : [place * fits.length + fits.indexOf(fit)];
      }),
    ),
    facts: tools.map(
      ({ granted, isFree, isAlive, isPick, confirmed }) =>
        granted.reduce((bits, one) => bits | (1 << askables.indexOf(one)), 0) |
        (Number(isFree) << FREE) |
        (Number(isAlive) << ALIVE) |
        (Number(isPick) << PICK) |
        (confirmed << CONFIRMED),
    ),
    monthly: tools.map(({ monthly }) => monthly),
    replaced: Object.fromEntries(
      tools.flatMap(({ id, replacedBy }) => (replacedBy === null ? [] : [[id, replacedBy]])),
    ),
    words: tools.map(({ words }) => words),
  };
}

/** The tasks of a packed search. */
export function unpackTasks({ tasks }: Pick<PackedSearch, 'tasks'>): SearchTask[] {
  return tasks.map(([slug, title, ...says]) => ({ slug, title, says }));
}

/** What the search reads of each tool again, in the order it was packed in. */
export function unpackSearch(packed: PackedSearch, tools: readonly { id: number; name: string }[]): SearchTool[] {
  return tools.map(({ id, name }, index) => {
    const facts = packed.facts[index] ?? 0;
    const names = packed.names[index] ?? '';
    return {
      id,
      name,
      maker: packed.makers[packed.maker[index] ?? -1] ?? '',
      names: names === '' ? [] : names.split('\n'),
      tasks: (packed.does[index] ?? []).map((pair) => ({
        task: packed.tasks[Math.floor(pair / fits.length)]?.[0] ?? '',
        fit: fits[pair % fits.length] ?? 'can',
      })),
      granted: grantedOf(facts),
      isFree: isSet(facts, FREE),
      isAlive: isSet(facts, ALIVE),
      isPick: isSet(facts, PICK),
      confirmed: facts >> CONFIRMED,
      monthly: packed.monthly[index] ?? null,
      replacedBy: packed.replaced[id] ?? null,
      words: packed.words[index] ?? '',
    };
  });
}

function grantedOf(facts: number): Askable[] {
  return askables.filter((_, bit) => isSet(facts, bit));
}

function isSet(bits: number, bit: number): boolean {
  return (bits & (1 << bit)) !== 0;
}
