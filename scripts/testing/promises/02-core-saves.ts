import { countStatuses, statusLine } from './count-statuses.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools, madeToolId } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, ask, startSiteUnderTest } from '../site-under-test.ts';

const functions = await loadFunctions();

const LATENCY = 30;
const LONGEST_MS = 5000;

/** Under a contention that no store can serve in time, each 201 is kept and everybody else is told to come back. */
export const promise: ProductPromise = {
  id: 2,
  title: 'Concurrent saves by one Core user: stored = answered 201, the rest 503 + Retry-After, none over 5 s',
  async run(effort) {
    const rounds = effort === 'full' ? 5 : 1;
    const saves = effort === 'full' ? 100 : 40;
    const lines: string[] = [];
    let ok = true;
    const site = await startSiteUnderTest({ deployFiles: deployWithMadeTools(), captureLog: true });
    for (let round = 0; round < rounds; round += 1) {
      const person = await site.signUp({ plan: 'core' });
      site.blobs.setLatency(() => LATENCY);
      const answers = await Promise.all(
        Array.from({ length: saves }, (_, index) => timedSave(person, madeToolId(index))),
      );
      site.blobs.setLatency(() => 0);
      const stored = new Set((await person.stored()).saves.map((save) => save.toolId));
      const statuses = answers.map((answer) => answer.status);
      const slowest = Math.round(Math.max(...answers.map((answer) => answer.ms)));
      const counts = countStatuses(statuses);
      const lost = answers.filter((answer) => answer.status === 201 && !stored.has(answer.toolId)).length;
      const unasked = answers.filter((answer) => answer.status === 503 && answer.retryAfter === null).length;
      const onlyThose = (counts.get(201) ?? 0) + (counts.get(503) ?? 0) === saves;
      ok &&= stored.size === counts.get(201) && lost === 0 && unasked === 0 && onlyThose && slowest < LONGEST_MS;
      lines.push(`${stored.size} stored, ${statusLine(statuses)}, slowest ${slowest} ms`);
    }
    await site.close();
    return { ok, figure: `${saves} at once, ${LATENCY} ms: ${lines.join(' | ')}` };
  },
};

async function timedSave(person: Person, toolId: number) {
  const start = performance.now();
  const answer = await ask(functions('saved-tools'), 'POST', '/api/saved-tools', { person, body: { toolId } });
  return {
    toolId,
    status: answer.status,
    retryAfter: answer.headers.get('Retry-After'),
    ms: performance.now() - start,
  };
}

if (import.meta.main) await runAlone(promise);
