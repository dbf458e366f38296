import { countStatuses, statusLine } from './count-statuses.ts';
import { loadFunctions, madeToolId } from './load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from './site-under-test.ts';

const functions = await loadFunctions();
const savedTools = functions('saved-tools');

/** At most three saves on Fringe, whatever arrives at once. */
export const promise: ProductPromise = {
  id: 1,
  title: 'A Fringe user holds at most 3 saves under any concurrency',
  async run(effort) {
    const seeds = effort === 'full' ? 20 : 1;
    const problems: string[] = [];
    let slowest = 0;
    const site = await startSiteUnderTest();
    for (const latency of [0, 30]) {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const random = seededRandom(seed * 1000 + latency);
        site.blobs.setLatency(() => latency * (0.5 + random()));
        for (const attack of [differentTools, sameTool, manyUsers]) {
          const start = performance.now();
          const problem = await attack(site, random);
          slowest = Math.max(slowest, performance.now() - start);
          if (problem) problems.push(`${attack.name}, seed ${seed}, ${latency} ms: ${problem}`);
        }
      }
    }
    await site.close();
    const done = `${seeds} seeds × 0 and 30 ms: 500 at once → 3 × 201, 497 × 403; same tool 200 times → 1 stored; 200 users × 10 → 3 each; 0 × 5xx; slowest round ${Math.round(slowest)} ms`;
    return { ok: problems.length === 0, figure: problems.length === 0 ? done : `${problems.length} broken: ${problems.slice(0, 3).join(' | ')}` };
  },
};

/** 500 different tools at once by one person. */
async function differentTools(site: SiteUnderTest, random: () => number): Promise<string | null> {
  const person = await site.signUp();
  const tools = shuffled(range(500).map(madeToolId), random);
  const statuses = await save(tools.map((toolId) => ({ person, toolId })));
  const { saves } = await person.stored();
  const counts = countStatuses(statuses);
  const holds = saves.length === 3 && counts.get(201) === 3 && counts.get(403) === 497;
  return holds ? null : `${saves.length} stored, ${statusLine(statuses)}`;
}

/** One tool 200 times at once. */
async function sameTool(site: SiteUnderTest): Promise<string | null> {
  const person = await site.signUp();
  const statuses = await save(range(200).map(() => ({ person, toolId: madeToolId(0) })));
  const { saves } = await person.stored();
  const counts = countStatuses(statuses);
  const holds = saves.length === 1 && counts.get(201) === 1 && counts.get(200) === 199;
  return holds ? null : `${saves.length} stored, ${statusLine(statuses)}`;
}

/** 200 people save 10 tools each, all ten at once. Fifty people at a time: one process cannot serve 2,000 requests at once. */
async function manyUsers(site: SiteUnderTest, random: () => number): Promise<string | null> {
  const people = await Promise.all(range(200).map(() => site.signUp()));
  const statuses: number[] = [];
  for (let first = 0; first < people.length; first += 50) {
    const asked = people.slice(first, first + 50).flatMap((person) => range(10).map((index) => ({ person, toolId: madeToolId(index) })));
    statuses.push(...(await save(shuffled(asked, random))));
  }
  const held = await Promise.all(people.map(async (person) => (await person.stored()).saves.length));
  const counts = countStatuses(statuses);
  const holds = held.every((count) => count === 3) && counts.get(201) === 600 && counts.get(403) === 1400;
  return holds ? null : `held ${statusLine(held)}, ${statusLine(statuses)}`;
}

function save(asked: readonly { person: Person; toolId: number }[]): Promise<number[]> {
  return Promise.all(asked.map(async ({ person, toolId }) => (await ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId } })).status));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

if (import.meta.main) await runAlone(promise);
