import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CollectionChange,
  type CollectionRights,
  changeCollections,
  shareCollection,
} from './change-collections.ts';
import { collectionChangeSchema } from './collection-change.schema.ts';
import { COLLECTION_BOUNDS, type Collection, collectionAddress, sharedCollectionPath } from './collection.ts';

const now = new Date('2026-11-22T12:00:00Z');
const core: CollectionRights = { kits: Infinity, isCore: true };
const fringe: CollectionRights = { kits: 1, isCore: false };
const id = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

function make(index: number, tools: [number, string][] = []): CollectionChange {
  const listed = tools.map(([toolId, note]) => ({ toolId, note }));
  return { do: 'make', id: id(index), name: `Kit ${index}`, intro: '', tools: listed };
}

function after(changes: readonly CollectionChange[], rights = core, start: readonly Collection[] = []): Collection[] {
  return changes.reduce<Collection[]>(
    (collections, change) => {
      const outcome = changeCollections(collections, change, rights, now);
      if (!outcome.ok) throw new Error(`${change.do}: ${outcome.code}`);
      return outcome.kits;
    },
    [...start],
  );
}

const idsOf = (collections: readonly Collection[]) => collections.map(({ tools }) => tools.map(({ toolId }) => toolId));
const code = (collections: readonly Collection[], change: CollectionChange, rights: CollectionRights) => {
  const outcome = changeCollections(collections, change, rights, now);
  return outcome.ok ? 'ok' : outcome.code;
};

describe('a collection', () => {
  test('holds a tool once, in the order of the reader, with a note', () => {
    const collections = after([
      make(1, [
        [5, ''],
        [6, ''],
        [5, 'twice'],
      ]),
      { do: 'add', kit: id(1), toolId: 7, note: 'For the client' },
      { do: 'add', kit: id(1), toolId: 7, note: 'Again' },
      { do: 'order', kit: id(1), toolIds: [7, 5] },
      { do: 'note', kit: id(1), toolId: 6, note: 'Fast' },
    ]);
    expect(collections[0]?.tools.map(({ toolId, note }) => [toolId, note])).toEqual([
      [7, 'For the client'],
      [5, ''],
      [6, 'Fast'],
    ]);
  });

  test('gives a tool to another one, or a copy of it, and ends in another one without doubles', () => {
    const start = after([
      make(1, [
        [5, 'mine'],
        [6, ''],
      ]),
      make(2, [[6, 'theirs']]),
    ]);
    const move: CollectionChange = { do: 'move', kit: id(1), into: id(2), toolId: 5 };
    expect(idsOf(after([move], core, start))).toEqual([[6], [6, 5]]);
    expect(idsOf(after([{ ...move, do: 'copy' }], core, start))).toEqual([
      [5, 6],
      [6, 5],
    ]);
    const merged = after([{ do: 'merge', kit: id(1), into: id(2) }], core, start);
    expect(merged[0]?.tools.map(({ toolId, note }) => [toolId, note])).toEqual([
      [6, 'theirs'],
      [5, 'mine'],
    ]);
  });

  test('is changed in what was meant and in nothing else, from one to the next', () => {
    const start = after(
      [
        make(1, [
          [5, 'mine'],
          [6, ''],
        ]),
        make(2, [[6, 'theirs']]),
        make(3),
      ],
      { kits: 3, isCore: false },
    );
    const [one, two, three] = start as [Collection, Collection, Collection];
    const later = new Date('2026-11-23T12:00:00Z');
    const changed = (change: CollectionChange) => changeCollections(start, change, fringe, later);
    const touched = (collection: Collection, fields: Partial<Collection>) => ({
      ...collection,
      ...fields,
      changedAt: later.toISOString(),
    });
    const done = (...collections: Collection[]) => ({ ok: true, changed: true, kits: collections });
    expect(changed({ do: 'describe', kit: id(2), name: 'New', intro: 'For all' })).toEqual(
      done(one, touched(two, { name: 'New', intro: 'For all' }), three),
    );
    expect(changed({ do: 'describe', kit: id(2), name: 'New' })).toEqual(
      done(one, touched(two, { name: 'New' }), three),
    );
    expect(changed({ do: 'describe', kit: id(2), intro: '' })).toEqual(done(one, touched(two, { intro: '' }), three));
    const [left, right] = [one.tools.slice(0, 1), one.tools.slice(1)];
    expect(changed({ do: 'remove', kit: id(1), toolId: 5 })).toEqual(done(touched(one, { tools: right }), two, three));
    expect(changed({ do: 'delete', kit: id(2) })).toEqual(done(one, three));
    const noted = [...left, ...right.map((tool) => ({ ...tool, note: 'theirs' }))];
    expect(changed({ do: 'merge', kit: id(2), into: id(1) })).toEqual(done(touched(one, { tools: noted }), three));
    expect(changed({ do: 'move', kit: id(1), into: id(3), toolId: 6 })).toEqual(
      done(touched(one, { tools: left }), two, touched(three, { tools: right })),
    );
    const idle: CollectionChange[] = [
      make(1),
      { do: 'remove', kit: id(1), toolId: 9 },
      { do: 'unshare', kit: id(1) },
      { do: 'unshare', kit: id(9) },
      { do: 'delete', kit: id(9) },
      { do: 'merge', kit: id(1), into: id(1) },
    ];
    for (const change of idle) expect(changed(change)).toEqual({ ok: true, changed: false, kits: start });
    const lost: CollectionChange[] = [
      { do: 'describe', kit: id(9), name: 'New', intro: '' },
      { do: 'note', kit: id(1), toolId: 9, note: 'x' },
      { do: 'copy', kit: id(1), into: id(2), toolId: 9 },
      { do: 'merge', kit: id(1), into: id(9) },
    ];
    for (const change of lost) expect(changed(change)).toEqual({ ok: false, code: 'not_found' });
    expect(shareCollection(start, id(9), { key: 'k', byName: '' }, now)).toEqual({ ok: false, code: 'not_found' });
    const shared = { ...two, share: { key: 'k', since: later.toISOString(), byName: 'Studio' } };
    expect(shareCollection(start, id(2), { key: 'k', byName: 'Studio' }, later)).toEqual({
      ok: true,
      kits: [one, shared, three],
      kit: shared,
    });
    expect([collectionAddress(one), sharedCollectionPath('k')]).toEqual([`/collections?c=${id(1)}`, '/shared/k']);
  });

  test('keeps its link when it is shared again, and is private when it is taken back', () => {
    const collections = after([make(1)]);
    const share = (key: string, byName: string) => (held: readonly Collection[]) => {
      const shared = shareCollection(held, id(1), { key, byName }, now);
      if (!shared.ok) throw new Error(shared.code);
      return shared.kits;
    };
    const again = share('two', 'Studio')(share('one', '')(collections));
    expect(again[0]?.share).toMatchObject({ key: 'one', byName: 'Studio' });
    expect(after([{ do: 'unshare', kit: id(1) }], core, again)[0]?.share).toBeNull();
  });
});

describe('the limit of a plan', () => {
  test('refuses a second one on Fringe and touches none that is there', () => {
    const collections = after([make(1, [[5, '']]), make(2), make(3)]);
    expect(code(collections, make(4), fringe)).toBe('upgrade_required');
    expect(idsOf(after([{ do: 'add', kit: id(3), toolId: 9, note: '' }], fringe, collections))).toEqual([[5], [], [9]]);
  });

  test('what was made or changed on Core stays whole in exports', () => {
    const [made] = after([make(1)]);
    const [later] = after([{ do: 'add', kit: id(1), toolId: 1, note: '' }], fringe, made ? [made] : []);
    const [free] = after([make(1)], fringe);
    expect([made, later, free].map((collection) => collection?.isWholeInExports)).toEqual([true, true, false]);
  });

  test('one that comes along from the browser joins the one that is there, twice without a change', () => {
    const adopt: CollectionChange = {
      ...make(2, [
        [6, 'kept'],
        [5, ''],
      ]),
      do: 'adopt',
    } as CollectionChange;
    const collections = after([make(1, [[5, 'own']]), adopt], fringe);
    expect(collections.map(({ tools }) => tools.map(({ toolId, note }) => [toolId, note]))).toEqual([
      [
        [5, 'own'],
        [6, 'kept'],
      ],
    ]);
    expect(changeCollections(collections, adopt, fringe, now)).toMatchObject({ ok: true, changed: false });
    expect(idsOf(after([adopt, adopt], fringe))).toEqual([[6, 5]]);
  });

  test('more collections or tools in all than anybody reads again are refused, and less is always taken', () => {
    const [one] = after([make(1)]) as [Collection];
    const tools = Array.from({ length: COLLECTION_BOUNDS.tools }, (_, index) => ({
      toolId: index + 1,
      note: '',
      addedAt: '',
    }));
    const many = (count: number, own: Collection['tools']) =>
      Array.from({ length: count }, (_, index) => ({ ...one, id: `kit ${index}`, tools: own }));
    const describe: CollectionChange = { do: 'describe', kit: 'kit 0', name: 'New', intro: '' };
    const add: CollectionChange = { do: 'add', kit: id(1), toolId: 99, note: '' };
    expect(code(many(COLLECTION_BOUNDS.kits - 1, []), make(1), core)).toBe('ok');
    expect(code(many(COLLECTION_BOUNDS.kits, []), make(1), core)).toBe('collection_full');
    expect(code(many(COLLECTION_BOUNDS.kits + 1, []), describe, core)).toBe('ok');
    const all = (last: number) => [...many(33, tools), { ...one, tools: tools.slice(0, last) }];
    expect([code(all(19), add, core), code(all(20), add, core)]).toEqual(['ok', 'collection_full']);
    expect([code(all(20), describe, core), code(all(21), describe, core)]).toEqual(['ok', 'ok']);
    expect(code(many(1, [...tools, { toolId: 99, note: '', addedAt: '' }]), describe, core)).toBe('ok');
  });

  test('a tool that comes along brings its note to one that has none', () => {
    const adopt: CollectionChange = {
      do: 'adopt',
      id: id(2),
      name: 'K',
      intro: '',
      tools: [{ toolId: 5, note: 'kept' }],
    };
    expect(after([make(1, [[5, '']]), adopt], fringe)[0]?.tools).toMatchObject(adopt.tools);
    expect(code([], adopt, { kits: 0, isCore: false })).toBe('upgrade_required');
  });

  test('a full collection refuses one more', () => {
    const tools = Array.from({ length: COLLECTION_BOUNDS.tools }, (_, index): [number, string] => [index + 1, '']);
    expect(code(after([make(1, tools)]), { do: 'add', kit: id(1), toolId: 999, note: '' }, core)).toBe(
      'collection_full',
    );
  });
});

test('in any order of changes no tool stands twice, no limit is passed, and nothing is lost that nobody took out', () => {
  const collection = fc.integer({ min: 1, max: 3 }).map(id);
  const toolId = fc.integer({ min: 1, max: 6 });
  const note = fc.constantFrom('', 'a reason');
  const change: fc.Arbitrary<CollectionChange> = fc.oneof(
    fc.record({
      do: fc.constant('make' as const),
      id: collection,
      name: fc.constant('K'),
      intro: note,
      tools: fc.constant<{ toolId: number; note: string }[]>([]),
    }),
    fc.record({ do: fc.constant('add' as const), kit: collection, toolId, note }),
    fc.record({ do: fc.constant('remove' as const), kit: collection, toolId }),
    fc.record({ do: fc.constantFrom('move' as const, 'copy' as const), kit: collection, into: collection, toolId }),
    fc.record({ do: fc.constant('merge' as const), kit: collection, into: collection }),
    fc.record({ do: fc.constant('order' as const), kit: collection, toolIds: fc.array(toolId, { maxLength: 6 }) }),
  );
  const step = fc.record({ change, isCore: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let collections: Collection[] = [];
      for (const { change: next, isCore } of steps) {
        const outcome = changeCollections(collections, next, isCore ? core : fringe, now);
        if (!outcome.ok) continue;
        const before = new Set(collections.flatMap(({ tools }) => tools.map((tool) => tool.toolId)));
        const held = new Set(outcome.kits.flatMap(({ tools }) => tools.map((tool) => tool.toolId)));
        if (next.do !== 'remove') for (const tool of before) expect(held).toContain(tool);
        if (!isCore && outcome.kits.length > collections.length) expect(outcome.kits.length).toBe(1);
        for (const { tools } of outcome.kits) expect(new Set(tools.map((tool) => tool.toolId)).size).toBe(tools.length);
        ({ kits: collections } = outcome);
      }
    }),
    { numRuns: 2000 },
  );
});

test('what is sent is one line of visible letters, and nothing it does not know', () => {
  const sent = { ...make(1), name: ' Autumn\u202e \n launch ' };
  expect(collectionChangeSchema.parse(sent)).toMatchObject({ name: 'Autumn launch' });
  expect(collectionChangeSchema.safeParse({ ...sent, name: ' ' }).success).toBe(false);
  expect(collectionChangeSchema.safeParse({ ...sent, share: null }).success).toBe(false);
});
