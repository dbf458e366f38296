import fc from 'fast-check';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { loadFunctions, madeToolId } from '../load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, type SiteUnderTest, ask, liveSubscription, startSiteUnderTest } from '../site-under-test.ts';

const functions = await loadFunctions();

/** What may happen to one person, in any order. */
type Step = { do: 'save' | 'unsave'; tool: number } | { do: 'upgrade' | 'downgrade' | 'delete' };

/** What the product promises of one person: the saves, newest first, and the plan; null once deleted. */
interface Model {
  saves: number[];
  isCore: boolean;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('save', 'unsave'), tool: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('upgrade', 'downgrade') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete') }) },
);

/** Every order of saving, removing, upgrading, downgrading and deleting ends as a five-line model says. */
export const promise: ProductPromise = {
  id: 4,
  title: 'Save / unsave / upgrade / downgrade / delete behave as their model; a downgrade deletes nothing',
  async run(effort) {
    const runs = effort === 'full' ? 2000 : 100;
    const site = await startSiteUnderTest();
    const result = await fc.check(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), (steps) => obeysModel(site, steps)),
      { numRuns: runs, seed: 20261121 },
    );
    await site.close();
    const figure = result.failed
      ? `counterexample: ${JSON.stringify(result.counterexample)}`
      : `${runs} runs, no counterexample`;
    return { ok: !result.failed, figure };
  },
};

async function obeysModel(site: SiteUnderTest, steps: readonly Step[]): Promise<boolean> {
  const person = await site.signUp();
  let model: Model | null = { saves: [], isCore: false };
  for (const next of steps) {
    const wanted = expectedStatus(model, next);
    model = after(model, next);
    if ((await perform(person, next)) !== wanted) return false;
    const stored = (await readUser(person.id))?.user.saves.map((save) => save.toolId) ?? [];
    if (stored.join() !== (model?.saves ?? []).join()) return false;
  }
  return true;
}

function after(model: Model | null, next: Step): Model | null {
  if (!model || next.do === 'delete') return null;
  switch (next.do) {
    case 'save':
      return expectedStatus(model, next) === 201 ? { ...model, saves: [madeToolId(next.tool), ...model.saves] } : model;
    case 'unsave':
      return { ...model, saves: model.saves.filter((toolId) => toolId !== madeToolId(next.tool)) };
    case 'upgrade':
      return { ...model, isCore: true };
    case 'downgrade':
      return { ...model, isCore: false };
  }
}

/** The status of the step's answer; null for steps that no endpoint does. */
function expectedStatus(model: Model | null, next: Step): number | null {
  if (next.do !== 'save' && next.do !== 'unsave') return null;
  if (!model) return 401;
  if (next.do === 'unsave' || model.saves.includes(madeToolId(next.tool))) return 200;
  return model.isCore || model.saves.length < 3 ? 201 : 403;
}

async function perform(person: Person, next: Step): Promise<number | null> {
  switch (next.do) {
    case 'save':
      return (
        await ask(functions('saved-tools'), 'POST', '/api/saved-tools', {
          person,
          body: { toolId: madeToolId(next.tool) },
        })
      ).status;
    case 'unsave':
      return (await ask(functions('saved-tool'), 'DELETE', `/api/saved-tools/${madeToolId(next.tool)}`, { person }))
        .status;
    case 'upgrade':
      await changeUser(person.id, (user) => ({ write: { ...user, subscription: liveSubscription() }, outcome: null }));
      return null;
    case 'downgrade':
      await changeUser(person.id, (user) => ({ write: { ...user, subscription: null }, outcome: null }));
      return null;
    case 'delete':
      await changeUser(person.id, (user) => ({
        write: { ...user, saves: [], deletedAt: new Date().toISOString() },
        outcome: null,
      }));
      return null;
  }
}

if (import.meta.main) await runAlone(promise);
