import { fits } from '#domain/tool/tool-words.ts';
import { departments, goals } from '#domain/tool/audience.ts';
import { askables } from './rights-words.ts';
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
  /** Every category, once, and the place of each tool's; no places when nobody has one. */
  categories: string[];
  category: number[];
  /** Bits from the lowest: the desks, above them the goals; nothing when nobody has one. */
  uses: number[];
  /** Bits from the lowest: what is granted, is it free, alive, a pick; above them the number of confirmed facts. */
  facts: number[];
  monthly: (number | null)[];
  /** Places of the tools that bar paid work. Absent in an index that a browser has kept from a release before. */
  barred?: number[];
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
  const categories = [...new Set(tools.map(({ category }) => category))];
  const isPlain = tools.every((tool) => tool.category === '' && tool.departments.length + tool.goals.length === 0);
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
    categories: isPlain ? [] : categories,
    category: isPlain ? [] : tools.map(({ category }) => categories.indexOf(category)),
    uses: isPlain
      ? []
      : tools.map((tool) => bitsOf(departments, tool.departments) | (bitsOf(goals, tool.goals) << departments.length)),
    facts: tools.map(
      ({ granted, isFree, isAlive, isPick, confirmed }) =>
        bitsOf(askables, granted) |
        (Number(isFree) << FREE) |
        (Number(isAlive) << ALIVE) |
        (Number(isPick) << PICK) |
        (confirmed << CONFIRMED),
    ),
    monthly: tools.map(({ monthly }) => monthly),
    barred: tools.flatMap(({ isPaidWorkBarred }, place) => (isPaidWorkBarred ? [place] : [])),
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
    const uses = packed.uses[index] ?? 0;
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
      category: packed.categories[packed.category[index] ?? -1] ?? '',
      departments: ofBits(departments, uses),
      goals: ofBits(goals, uses >> departments.length),
      granted: ofBits(askables, facts),
      isFree: isSet(facts, FREE),
      isAlive: isSet(facts, ALIVE),
      isPick: isSet(facts, PICK),
      isPaidWorkBarred: packed.barred?.includes(index) ?? false,
      confirmed: facts >> CONFIRMED,
      monthly: packed.monthly[index] ?? null,
      replacedBy: packed.replaced[id] ?? null,
      words: packed.words[index] ?? '',
    };
  });
}

function bitsOf<Word>(words: readonly Word[], said: readonly Word[]): number {
  return said.reduce((bits, one) => bits | (1 << words.indexOf(one)), 0);
}

function ofBits<Word>(words: readonly Word[], bits: number): Word[] {
  return words.filter((_, bit) => isSet(bits, bit));
}

function isSet(bits: number, bit: number): boolean {
  return (bits & (1 << bit)) !== 0;
}
