import type { User } from '#domain/person/user.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { Fault } from '@yak/emulator-netlify-blobs';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools, madeToolId } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { seededRandom } from './seeded-random.ts';
import { type Person, ask, startSiteUnderTest } from '../site-under-test.ts';

const functions = await loadFunctions();

const WRITERS = 60;
const FAULT_SHARE = 0.14;
const faults: readonly Fault[] = [
  '503',
  '409',
  '429',
  'hang',
  'drop-before-commit',
  'drop-after-commit',
  '500-after-commit',
  'cut-body',
  'half-body',
  'empty-body',
  'html-page',
];

/** What is told as done is done, and done once, whatever the store does. */
export const promise: ProductPromise = {
  id: 3,
  title: 'With 14 % of store calls failing: acknowledged but lost 0, applied twice 0',
  async run(effort) {
    const seeds = effort === 'full' ? 10 : 2;
    const sum = { acknowledged: 0, refused: 0, lost: 0, twice: 0, faults: 0 };
    const site = await startSiteUnderTest({ deployFiles: deployWithMadeTools(), captureLog: true });
    for (let seed = 1; seed <= seeds; seed += 1) {
      const random = seededRandom(seed);
      const person = await site.signUp({ plan: 'core' });
      site.blobs.setLatency(() => 10 * random());
      site.blobs.setFault(() =>
        random() < FAULT_SHARE ? (faults[Math.floor(random() * faults.length)] ?? null) : null,
      );
      const writers = Array.from({ length: WRITERS }, (_, index) =>
        index % 2 === 0 ? saver(person, index) : appender(person, index),
      );
      const acknowledged = (await Promise.all(writers)).filter((toolId) => toolId !== null);
      site.blobs.setFault(() => null);
      const stored = (await person.stored()).saves.map((save) => save.toolId);
      sum.acknowledged += acknowledged.length;
      sum.refused += WRITERS - acknowledged.length;
      sum.lost += acknowledged.filter((toolId) => !stored.includes(toolId)).length;
      sum.twice += stored.length - new Set(stored).size;
    }
    sum.faults = site.blobs.stats.faults;
    await site.close();
    const { acknowledged, refused, lost, twice } = sum;
    return {
      ok: lost === 0 && twice === 0 && acknowledged > 0 && sum.faults > 0,
      figure: `${seeds} seeds × ${WRITERS} writers, ${sum.faults} faults: ${acknowledged} acknowledged, ${refused} told to come back, lost ${lost}, applied twice ${twice}`,
    };
  },
};

/** Saves by the endpoint; gives the tool when the answer said that it is saved. */
async function saver(person: Person, index: number): Promise<number | null> {
  const toolId = madeToolId(index);
  const answer = await ask(functions('saved-tools'), 'POST', '/api/saved-tools', { person, body: { toolId } });
  return answer.ok ? toolId : null;
}

/** Appends by the store alone, under a rule that would gladly do it twice: only the operation id prevents that. */
async function appender(person: Person, index: number): Promise<number | null> {
  const toolId = madeToolId(index);
  const append = (user: User) => ({
    write: { ...user, saves: [...user.saves, { toolId, savedAt: new Date().toISOString() }] },
    outcome: null,
  });
  return changeUser(person.id, append).then(
    () => toolId,
    () => null,
  );
}

if (import.meta.main) await runAlone(promise);
