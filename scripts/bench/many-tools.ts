import { upperFirst } from '#domain/text/first-letter.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { seededRandom } from '#testing/promises/seeded-random.ts';

const syllables =
  'ka lo ti ve ru mi sa no pe du fa ge zo li ba qui sto ran vel mor dex ly nt ra ix on ai ly graph cast bit loom'.split(
    ' ',
  );

/**
 * Adds `count` tools to a folder, made of the facts and words of those that it holds. Names and descriptions are
 * drawn at random, word by word, so that they compress no better than those of real tools.
 */
export function writeManyTools(folder: string, count: number): void {
  const real = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tool);
  const words = real.flatMap(({ description }) => description.split(/\s+/));
  const random = seededRandom(7);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const known = new Set(real.map(({ name }) => name));
  const last = Math.max(...real.map(({ id }) => id)) + count;
  for (let id = last - count + 1; id <= last; id += 1) {
    let name = '';
    while (name === '' || known.has(name)) name = newName(pick, random);
    known.add(name);
    const description = Array.from({ length: 20 }, () => pick(words)).join(' ');
    const tool = {
      ...pick(real),
      id,
      slug: `${name.toLowerCase().replaceAll(' ', '-')}`,
      name,
      description: `${description.slice(0, 180)}.`,
    };
    writeFileSync(join(folder, `${tool.slug}.json`), JSON.stringify(tool));
  }
}

function newName(pick: <Value>(values: readonly Value[]) => Value, random: () => number): string {
  const word = () => Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('');
  return random() < 0.4 ? `${upperFirst(word())} ${upperFirst(word())}` : upperFirst(word());
}
