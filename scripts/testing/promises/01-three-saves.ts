import { countStatuses, statusLine } from './count-statuses.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools, madeToolId } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '../site-under-test.ts';

const functions = await loadFunctions();
const savedTools = functions('saved-tools');

/** At most three saves on Fringe, whatever arrives at once. */
export const promise: ProductPromise = {
  id: 1,
  title: 'A Fringe user holds at most 3 saves under any concurrency',
  async run(effort) {
    const seeds = effort === 'full' ? 20 : 1;
    const size: Size =
      effort === 'full' ? { tools: 500, repeats: 200, users: 200 } : { tools: 100, repeats: 50, users: 20 };
    const problems: string[] = [];
    let slowest = 0;
    const site = await startSiteUnderTest({
      deployFiles: deployWithMadeTools(),
      captureLog: true,
      waitsForStore: true,
    });
    for (const latency of [0, 30]) {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const random = seededRandom(seed * 1000 + latency);
        site.blobs.setLatency(() => latency * (0.5 + random()));
        for (const attack of [differentTools, sameTool, manyUsers]) {
          const start = performance.now();
          const problem = await attack(site, size, random);
          slowest = Math.max(slowest, performance.now() - start);
          if (problem) problems.push(`${attack.name}, seed ${seed}, ${latency} ms: ${problem}`);
        }
      }
    }
    await site.close();
    const { tools, repeats, users } = size;
    const done = `${seeds} seeds × 0 and 30 ms: ${tools} at once → 3 × 201, ${tools - 3} × 403; same tool ${repeats} times → 1 stored; ${users} users × 10 → 3 each; 0 × 5xx; slowest round ${Math.round(slowest)} ms`;
    return {
      ok: problems.length === 0,
      figure: problems.length === 0 ? done : `${problems.length} broken: ${problems.slice(0, 3).join(' | ')}`,
    };
  },
};

interface Size {
  /** Different tools that one person saves at once. */
  tools: number;
  /** Times that one tool is saved at once. */
  repeats: number;
  /** People who save ten tools each. */
  users: number;
}

async function differentTools(
  site: SiteUnderTest,
  { tools: count }: Size,
  random: () => number,
): Promise<string | null> {
  const person = await site.signUp();
  const tools = shuffled(range(count).map(madeToolId), random);
  const statuses = await save(tools.map((toolId) => ({ person, toolId })));
  const { saves } = await person.stored();
  const counts = countStatuses(statuses);
  const holds = saves.length === 3 && counts.get(201) === 3 && counts.get(403) === count - 3;
  return holds ? null : `${saves.length} stored, ${statusLine(statuses)}`;
}

async function sameTool(site: SiteUnderTest, { repeats }: Size): Promise<string | null> {
  const person = await site.signUp();
  const statuses = await save(range(repeats).map(() => ({ person, toolId: madeToolId(0) })));
  const { saves } = await person.stored();
  const counts = countStatuses(statuses);
  const holds = saves.length === 1 && counts.get(201) === 1 && counts.get(200) === repeats - 1;
  return holds ? null : `${saves.length} stored, ${statusLine(statuses)}`;
}

/** All ten of a person at once; twenty people at a time, for one process cannot serve 2,000 requests at once. */
async function manyUsers(site: SiteUnderTest, { users }: Size, random: () => number): Promise<string | null> {
  const people = await Promise.all(range(users).map(() => site.signUp()));
  const statuses: number[] = [];
  for (let first = 0; first < people.length; first += 20) {
    const asked = people
      .slice(first, first + 20)
      .flatMap((person) => range(10).map((index) => ({ person, toolId: madeToolId(index) })));
    statuses.push(...(await save(shuffled(asked, random))));
  }
  const held = await Promise.all(people.map(async (person) => (await person.stored()).saves.length));
  const counts = countStatuses(statuses);
  const holds = held.every((count) => count === 3) && counts.get(201) === users * 3 && counts.get(403) === users * 7;
  return holds ? null : `held ${statusLine(held)}, ${statusLine(statuses)}`;
}

function save(asked: readonly { person: Person; toolId: number }[]): Promise<number[]> {
  return Promise.all(
    asked.map(
      async ({ person, toolId }) =>
        (await ask(savedTools, 'POST', '/api/saved-tools', { person, body: { toolId } })).status,
    ),
  );
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

if (import.meta.main) await runAlone(promise);
