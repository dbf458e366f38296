import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { collections as collectionStore } from '#netlify/stores/collection-store.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools, madeToolId } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, type SiteUnderTest, ask, liveSubscription, startSiteUnderTest } from '../site-under-test.ts';

const functions = await loadFunctions();

/** What may happen to one person, in any order. */
type Step =
  | { do: 'save' | 'unsave'; tool: number }
  | { do: 'collect' | 'take out'; kit: number; tool: number }
  | { do: 'make' | 'drop'; kit: number }
  | { do: 'upgrade' | 'downgrade' | 'delete' };

/** What the product promises of one person: saves, newest first, collections in order, the plan; null once deleted. */
interface Model {
  saves: number[];
  kits: { kit: number; tools: number[] }[];
  isCore: boolean;
}

/** Collections that a run may hold: below, at and above what Fringe allows. */
const collection = fc.nat({ max: 2 });
const tool = fc.nat({ max: 5 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('save', 'unsave'), tool }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('make', 'drop'), kit: collection }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('collect', 'take out'), kit: collection, tool }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('upgrade', 'downgrade') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete') }) },
);

/** Every order of saving, removing, collecting, upgrading, downgrading and deleting ends as a five-line model says. */
export const promise: ProductPromise = {
  id: 4,
  title: 'Save / unsave / collect / upgrade / downgrade / delete behave as their model; a downgrade deletes nothing',
  async run(effort) {
    const runs = effort === 'full' ? 2000 : 100;
    const site = await startSiteUnderTest({ deployFiles: deployWithMadeTools() });
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
  const ids: string[] = Array.from({ length: 3 }, () => randomUUID());
  let model: Model | null = { saves: [], kits: [], isCore: false };
  for (const next of steps) {
    const wanted = expectedStatus(model, next);
    model = after(model, next);
    if ((await perform(person, next, ids)) !== wanted) return false;
    const stored = (await readUser(person.id))?.user.saves.map((save) => save.toolId) ?? [];
    if (stored.join() !== (model?.saves ?? []).join()) return false;
    const held = model && ((await collectionStore.read(person.id))?.kits ?? []);
    const collections = (held ?? []).map(({ id, tools }) => [ids.indexOf(id), tools.map(({ toolId }) => toolId)]);
    const expected = (model?.kits ?? []).map((one) => [one.kit, one.tools.map(madeToolId)]);
    if (JSON.stringify(collections) !== JSON.stringify(expected)) return false;
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
    case 'make':
      return expectedStatus(model, next) === 200 && !model.kits.some((one) => one.kit === next.kit)
        ? { ...model, kits: [...model.kits, { kit: next.kit, tools: [] }] }
        : model;
    case 'drop':
      return { ...model, kits: model.kits.filter((one) => one.kit !== next.kit) };
    case 'collect':
    case 'take out': {
      const without = (tools: number[]) => tools.filter((one) => one !== next.tool);
      const put = (tools: number[]) => (tools.includes(next.tool) ? tools : [...tools, next.tool]);
      const change = next.do === 'collect' ? put : without;
      const collections = model.kits.map((one) => (one.kit === next.kit ? { ...one, tools: change(one.tools) } : one));
      return { ...model, kits: collections };
    }
    case 'upgrade':
      return { ...model, isCore: true };
    case 'downgrade':
      return { ...model, isCore: false };
  }
}

/** The status of the step's answer; null for steps that no endpoint does. */
function expectedStatus(model: Model | null, next: Step): number | null {
  if (next.do === 'upgrade' || next.do === 'downgrade' || next.do === 'delete') return null;
  if (!model) return 401;
  if (next.do === 'save')
    return model.saves.includes(madeToolId(next.tool)) ? 200 : model.isCore || model.saves.length < 3 ? 201 : 403;
  if (!('kit' in next) || next.do === 'drop') return 200;
  const isThere = model.kits.some((one) => one.kit === next.kit);
  if (next.do === 'make') return isThere || model.isCore || model.kits.length < 1 ? 200 : 403;
  return isThere ? 200 : 404;
}

/** @param ids those of the collections */
async function perform(person: Person, next: Step, ids: readonly string[]): Promise<number | null> {
  const changeCollection = async (body: object) =>
    (await ask(functions('kits'), 'POST', '/api/kits', { person, body })).status;
  switch (next.do) {
    case 'make':
      return changeCollection({ do: 'make', id: ids[next.kit], name: `K${next.kit}`, intro: '', tools: [] });
    case 'drop':
      return changeCollection({ do: 'delete', kit: ids[next.kit] });
    case 'collect':
      return changeCollection({ do: 'add', kit: ids[next.kit], toolId: madeToolId(next.tool), note: '' });
    case 'take out':
      return changeCollection({ do: 'remove', kit: ids[next.kit], toolId: madeToolId(next.tool) });
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
