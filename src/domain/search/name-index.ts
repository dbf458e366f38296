import { foldText } from './fold-text.ts';
import type { SearchTool } from './search-tool.ts';
import { isFiller } from './words.ts';

/** A tool found by one of its names. */
export interface Named {
  tool: SearchTool;
  /** How surely this name means this tool, up to 1: its own name more than an older one, both more than its maker's. */
  sure: number;
}

const SURE = { own: 1, short: 0.97, also: 0.95, onlyOfMaker: 0.8, maker: 0.6 } as const;

/** Every name that a tool goes by, joined and folded: 'Deep L' and 'DeepL' are one. */
export class NameIndex {
  readonly #byName = new Map<string, Named[]>();
  /** Joined names in order of the alphabet, for beginnings of names. */
  #sorted: readonly string[] = [];
  readonly #isEveryday: (word: string) => boolean;
  readonly #makersOfOne: ReadonlySet<string>;

  /**
   * @param isEveryday tells everyday words, which stand for no tool although its name ends with one: 'Adobe Podcast'
   * @param makersOfOne makers whose name stands for their only tool
   */
  constructor(isEveryday: (word: string) => boolean, makersOfOne: ReadonlySet<string>) {
    this.#isEveryday = isEveryday;
    this.#makersOfOne = makersOfOne;
  }

  /** Takes tools in; `sort` once all of them are in. */
  add(tools: readonly SearchTool[]): void {
    for (const tool of tools) {
      this.#add(tool, tool.name, SURE.own);
      for (const short of shortNames(tool))
        if (short.length > 2 && !this.#isEveryday(short)) this.#add(tool, short, SURE.short);
      for (const other of tool.names) this.#add(tool, other, SURE.also);
      if (!this.#isOfJobs(tool.maker))
        this.#add(tool, tool.maker, this.#makersOfOne.has(tool.maker) ? SURE.onlyOfMaker : SURE.maker);
    }
  }

  sort(): void {
    this.#sorted = [...this.#byName.keys()].sort();
  }

  /** Tools that go by exactly this name. */
  named(joined: string): readonly Named[] {
    return this.#byName.get(joined) ?? [];
  }

  /** Tools with a name that begins like this, at most `atMost` names. */
  beginning(joined: string, atMost: number): Named[] {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < joined) low = middle + 1;
      else high = middle;
    }
    const found: Named[] = [];
    for (let index = low; index < this.#sorted.length && index < low + atMost; index += 1) {
      const name = this.#sorted[index] ?? '';
      if (!name.startsWith(joined)) break;
      // The nearer to its end a name is typed, the surer it is meant.
      for (const { tool, sure } of this.named(name))
        found.push({ tool, sure: sure * (0.6 + (0.3 * joined.length) / name.length) });
    }
    return found;
  }

  /** All joined names. */
  names(): readonly string[] {
    return this.#sorted;
  }

  /** Whether a name is made of several everyday words: 'music ai' asks for music, not for its maker. */
  #isOfJobs(name: string): boolean {
    const words = foldText(name).split(' ');
    return words.length > 1 && words.every((word) => isFiller(word) || this.#isEveryday(word));
  }

  #add(tool: SearchTool, name: string, sure: number): void {
    const joined = joinedName(name);
    if (joined === '') return;
    const known = this.#byName.get(joined) ?? [];
    const same = known.find((named) => named.tool === tool);
    if (same) same.sure = Math.max(same.sure, sure);
    else known.push({ tool, sure });
    this.#byName.set(joined, known);
  }
}

/** A name without blanks and signs, as names are compared. */
export function joinedName(name: string): string {
  return foldText(name).replaceAll(' ', '');
}

/** A name without its maker and without 'AI' or an ending such as '.io': what people call it. */
function shortNames({ name, maker }: SearchTool): string[] {
  const words = foldText(name).split(' ');
  const makerWords = new Set(foldText(maker).split(' '));
  const isOfMaker = words.some((word) => !makerWords.has(word)) && makerWords.has(words[0] ?? '');
  const bare = isOfMaker ? words.slice(1) : words;
  const last = bare.at(-1) ?? '';
  const core = bare.length > 1 && ['ai', 'io', 'com', 'bg', 'app'].includes(last) ? bare.slice(0, -1) : bare;
  return core.length < words.length ? [bare.join(''), core.join('')] : [];
}
