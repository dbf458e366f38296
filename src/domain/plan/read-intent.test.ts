import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLLECTION_BOUNDS } from '#domain/collection/collection.ts';
import { INTENT_LIFE_MS, type Intent, type IntentRecord, readIntent } from './read-intent.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const id = '6f1f4c1e-7a35-4c8e-9a3f-0a1b2c3d4e5f';
const tool = { id: 7, name: 'Runway' };
const tools = [{ toolId: 7, note: 'Because' }];

/** One of each, and each set of fields that one may have. */
const intents: readonly Intent[] = [
  { do: 'save', tool },
  { do: 'save picks', picks: [tool] },
  { do: 'compare', tool },
  { do: 'compare list', ids: [7, 12] },
  { do: 'make collection', id, name: 'Autumn', intro: '', tools },
  { do: 'choose collection', tool },
  { do: 'collect', kit: id, toolId: 7, note: '' },
  { do: 'note in collection', kit: id, toolId: 7, note: 'Cheap' },
  { do: 'describe collection', kit: id, name: 'Autumn', intro: 'For the client' },
  { do: 'describe collection', kit: id, name: 'Autumn' },
  { do: 'describe collection', kit: id, intro: 'For the client' },
  { do: 'describe collection', kit: id },
  { do: 'keep rules', id, name: 'Acme', client: 'Acme Ltd', note: '', rules: 'for=confidential&people=5' },
  { do: 'share collection', kit: id, byName: '' },
  { do: 'filter', name: '', criteria: ['under-10'] },
  { do: 'all drops' },
  { do: 'own feed' },
  { do: 'export', list: { title: 'Five', intro: '', tools, kit: id }, format: 'csv' },
  { do: 'checkout', interval: 'year' },
];

const list = { title: 'Five', intro: '', tools, kit: null };
const kept = (intent: unknown, at: unknown = now) => JSON.stringify({ at, intent });

describe('a kept intent', () => {
  test.each(intents)('is read as it was kept: $do', (intent) => {
    const record: IntentRecord = { at: now, intent };
    expect(readIntent(JSON.stringify(record), now + 1000)).toEqual(intent);
  });

  test('is forgotten after its life, and when its time is none', () => {
    const intent = { do: 'own feed' };
    expect(readIntent(kept(intent), now + INTENT_LIFE_MS - 1)).toEqual(intent);
    expect(readIntent(kept(intent), now + INTENT_LIFE_MS)).toBeNull();
    expect(readIntent(kept(intent), now)).toEqual(intent);
    expect(readIntent(kept(intent, now + 1), now)).toBeNull();
    expect(readIntent(kept(intent, 'today'), now)).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['an action that there is not', kept({ do: 'delete account' })],
    ['a name that every object has', kept({ do: 'constructor' })],
    ['an address', kept({ do: 'all drops', href: 'https://evil.example/' })],
    ['an address in place of a tool', kept({ do: 'save', tool: 'https://evil.example/' })],
    ['a field too many in a tool', kept({ do: 'save', tool: { ...tool, href: '/' } })],
    ['a field too few', kept({ do: 'collect', kit: id, toolId: 7 })],
    ['a description with a field too many', kept({ do: 'describe collection', kit: id, name: 'Autumn', toolId: 7 })],
    ['a description whose name is none', kept({ do: 'describe collection', kit: id, name: null })],
    ['a tool that is no number', kept({ do: 'compare list', ids: ['7'] })],
    ['a list with something else in it', kept({ do: 'compare list', ids: [7, '7'] })],
    ['a word in place of a list', kept({ do: 'compare list', ids: '7' })],
    ['a list in place of an action', kept({ do: ['own feed'] })],
    ['no tool', kept({ do: 'compare list', ids: [0] })],
    ['a negative tool', kept({ do: 'compare list', ids: [-7] })],
    ['a collection under no number of ours', kept({ do: 'share collection', kit: '../x', byName: '' })],
    [
      'a collection whose number begins with something else',
      kept({ do: 'share collection', kit: `x${id}`, byName: '' }),
    ],
    ['a collection whose number goes on', kept({ do: 'share collection', kit: `${id}0`, byName: '' })],
    ['a collection in a list', kept({ do: 'share collection', kit: [id], byName: '' })],
    ['a list of no collection of ours', kept({ do: 'export', list: { ...list, kit: 'x' }, format: 'csv' })],
    ['a list in place of words', kept({ do: 'collect', kit: id, toolId: 7, note: [] })],
    ['a filter that there is not', kept({ do: 'filter', name: '', criteria: ['javascript:'] })],
    ['another way to pay', kept({ do: 'checkout', interval: 'day' })],
    ['more words than a note may have', kept({ do: 'collect', kit: id, toolId: 7, note: 'x'.repeat(281) })],
    ['a field besides', JSON.stringify({ at: now, intent: { do: 'own feed' }, href: '/' })],
  ])('is nothing when it is %s', (_, record) => {
    expect(readIntent(record, now)).toBeNull();
  });

  test('holds so many words and tools and no more', () => {
    const isRead = (intent: unknown) => readIntent(kept(intent), now) !== null;
    const noted = (letters: number) => ({ do: 'collect', kit: id, toolId: 7, note: 'x'.repeat(letters) });
    const compared = (count: number) => ({ do: 'compare list', ids: Array.from({ length: count }, () => 7) });
    expect([noted(COLLECTION_BOUNDS.note), noted(COLLECTION_BOUNDS.note + 1)].map(isRead)).toEqual([true, false]);
    expect([compared(COLLECTION_BOUNDS.tools), compared(COLLECTION_BOUNDS.tools + 1)].map(isRead)).toEqual([
      true,
      false,
    ]);
    expect(isRead({ do: 'export', list, format: 'csv' })).toBe(true);
  });

  test('is exactly what it looks like or nothing, whatever stands in the storage', () => {
    const keys = ['do', 'tool', 'id', 'name', 'ids', 'picks', 'list', 'kit', 'interval', 'href', '__proto__'];
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        fc.constantFrom<unknown>(...intents.map((intent) => intent.do), 7, 'month', 'csv', id, null),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 4 }),
      ),
    })).any;
    const fieldsOf = (intent: Intent) => `${intent.do}: ${Object.keys(intent).sort().join()}`;
    const samples = intents.map(fieldsOf);
    fc.assert(
      fc.property(value, (intent) => {
        const read = readIntent(kept(intent), now);
        if (read) expect(samples).toContain(fieldsOf(read));
      }),
      { numRuns: 3000, seed: 20261122 },
    );
  });
});
