import type { z } from 'zod';
import type { kitChangeSchema } from './kit-change.schema.ts';
import { KIT_BOUNDS, type Kit, type KitTool } from './kit.ts';
import { holds, isSameList, joinTools, orderTools, withoutDoubles } from './kit-tools.ts';

/** One change of a person's collections. */
export type KitChange = z.output<typeof kitChangeSchema>;

/** What a plan allows. */
export interface KitRights {
  /** Collections that a person may hold; `Infinity` for no limit. */
  kits: number;
  /** On Core: what is made or changed now stays whole in exports when the plan ends. */
  isCore: boolean;
}

export type KitOutcome =
  | { ok: true; kits: Kit[]; changed: boolean }
  | { ok: false; code: 'upgrade_required' | 'not_found' | 'collection_full' };

/**
 * A person's collections after one change. The same rule holds in the browser before sign-in, on the page while the
 * server answers, and on the server. A limit refuses what is new and never touches what is there.
 */
export function changeKits(kits: readonly Kit[], change: KitChange, rights: KitRights, now: Date): KitOutcome {
  const outcome = apply(kits, change, rights, now.toISOString());
  return outcome.ok && isTooMuch(outcome.kits, kits) ? { ok: false, code: 'collection_full' } : outcome;
}

function apply(kits: readonly Kit[], change: KitChange, rights: KitRights, at: string): KitOutcome {
  const touch = (kit: Kit, fields: Partial<Kit>): Kit => ({
    ...kit,
    ...fields,
    changedAt: at,
    isWholeInExports: kit.isWholeInExports || rights.isCore,
  });
  const put = (next: Kit): KitOutcome => done(kits.map((kit) => (kit.id === next.id ? next : kit)));
  const added = ({ toolId, note }: Pick<KitTool, 'toolId' | 'note'>): KitTool => ({ toolId, note, addedAt: at });

  if (change.do === 'make' || change.do === 'adopt') {
    const known = kits.find(({ id }) => id === change.id);
    if (known && change.do === 'make') return same(kits);
    const tools = withoutDoubles(change.tools).map(added);
    if (!known && kits.length < rights.kits) {
      const { id, name, intro } = change;
      const made = { id, name, intro, tools, createdAt: at, changedAt: at, share: null };
      return done([...kits, { ...made, isWholeInExports: rights.isCore }]);
    }
    const home = known ?? kits.at(-1);
    if (change.do === 'make' || !home) return { ok: false, code: 'upgrade_required' };
    const joined = joinTools(home.tools, tools);
    return isSameList(home.tools, joined) ? same(kits) : put(touch(home, { tools: joined }));
  }

  const kit = kits.find(({ id }) => id === change.kit);
  if (!kit) return change.do === 'delete' || change.do === 'unshare' ? same(kits) : { ok: false, code: 'not_found' };
  const without = (toolId: number) => kit.tools.filter((tool) => tool.toolId !== toolId);
  switch (change.do) {
    case 'describe':
      return put(touch(kit, { name: change.name, intro: change.intro }));
    case 'add':
      return holds(kit, change.toolId) ? same(kits) : put(touch(kit, { tools: [...kit.tools, added(change)] }));
    case 'remove':
      return holds(kit, change.toolId) ? put(touch(kit, { tools: without(change.toolId) })) : same(kits);
    case 'note': {
      if (!holds(kit, change.toolId)) return { ok: false, code: 'not_found' };
      const tools = kit.tools.map((tool) => (tool.toolId === change.toolId ? { ...tool, note: change.note } : tool));
      return put(touch(kit, { tools }));
    }
    case 'order':
      return put(touch(kit, { tools: orderTools(kit.tools, change.toolIds) }));
    case 'delete':
      return done(kits.filter(({ id }) => id !== kit.id));
    case 'unshare':
      return kit.share === null ? same(kits) : put({ ...kit, share: null });
  }

  const into = kits.find(({ id }) => id === change.into);
  if (!into) return { ok: false, code: 'not_found' };
  if (into.id === kit.id) return same(kits);
  if (change.do === 'merge') {
    const merged = touch(into, { tools: joinTools(into.tools, kit.tools) });
    return done(kits.flatMap((one) => (one.id === kit.id ? [] : [one.id === into.id ? merged : one])));
  }
  const tool = kit.tools.find(({ toolId }) => toolId === change.toolId);
  if (!tool) return { ok: false, code: 'not_found' };
  const filled = touch(into, { tools: joinTools(into.tools, [tool]) });
  const left = change.do === 'move' ? touch(kit, { tools: without(change.toolId) }) : kit;
  return done(kits.map((one) => (one.id === into.id ? filled : one.id === kit.id ? left : one)));
}

/** The collection under a link, or gives it one: sharing it again keeps the link that people have. */
export function shareKit(
  kits: readonly Kit[],
  kitId: string,
  { key, byName }: { key: string; byName: string },
  now: Date,
): { ok: true; kits: Kit[]; kit: Kit } | { ok: false; code: 'not_found' } {
  const kit = kits.find(({ id }) => id === kitId);
  if (!kit) return { ok: false, code: 'not_found' };
  const share = { key: kit.share?.key ?? key, since: kit.share?.since ?? now.toISOString(), byName };
  const shared = { ...kit, share };
  return { ok: true, kits: kits.map((one) => (one.id === kitId ? shared : one)), kit: shared };
}

function done(kits: Kit[]): KitOutcome {
  return { ok: true, kits, changed: true };
}

function same(kits: readonly Kit[]): KitOutcome {
  return { ok: true, kits: [...kits], changed: false };
}

/** Only what grows can be too much: somebody above a bound can still take away. */
function isTooMuch(next: readonly Kit[], before: readonly Kit[]): boolean {
  const count = (kits: readonly Kit[]) => kits.reduce((sum, { tools }) => sum + tools.length, 0);
  const fullest = (kits: readonly Kit[]) => Math.max(0, ...kits.map(({ tools }) => tools.length));
  return (
    (next.length > KIT_BOUNDS.kits && next.length > before.length) ||
    (count(next) > KIT_BOUNDS.allTools && count(next) > count(before)) ||
    (fullest(next) > KIT_BOUNDS.tools && fullest(next) > fullest(before))
  );
}
