import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLLECTION_BOUNDS } from './collection.ts';
import { clientAddress, readClientAddress } from './client-address.ts';
import { OWN_RULES_BOUNDS } from '#domain/rules/own-rules.ts';
import { noRules, readyMadeRules } from '#domain/rules/ready-made-rules.ts';

const rules = { ...noRules, paidWork: true, people: 5 };
const readAgain = (address: string) => readClientAddress(address.slice(address.indexOf('?')));

test('what is written is read again: rules, title and tools, or the key of a shared collection', () => {
  const tools = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: COLLECTION_BOUNDS.tools });
  const title = fc.string({ maxLength: COLLECTION_BOUNDS.name }).map((text) => text.trim());
  fc.assert(
    fc.property(tools, title, fc.constantFrom(...readyMadeRules), (toolIds, named, { rules: asked }) => {
      expect(readAgain(clientAddress({ rules: asked, list: { title: named, toolIds } }))).toEqual({
        rules: asked,
        unread: [],
        list: { title: named, toolIds },
        words: null,
      });
    }),
  );
  expect(clientAddress({ rules, list: { key: 'aB-9_' } })).toBe('/rules/client?paid=1&people=5&s=aB-9_');
  expect(readAgain('?paid=1&people=5&s=aB-9_')).toEqual({
    rules,
    unread: [],
    list: { key: 'aB-9_' },
    words: null,
  });
});

test('an own list takes its name and its note along, within the bounds of one; a note without a name is nobody’s', () => {
  const words = { name: 'Acme & Söhne', note: 'No faces.\nAsk Ada.' };
  const address = clientAddress({ rules, list: { key: 'aB-9_' }, words });
  expect(readAgain(address).words).toEqual(words);
  expect(readAgain(clientAddress({ rules, list: { key: 'aB-9_' }, words: { name: 'Acme', note: '' } })).words).toEqual({
    name: 'Acme',
    note: '',
  });
  expect(readClientAddress(`?t=7&name=${'x'.repeat(500)}&note=${'y'.repeat(500)}`).words).toEqual({
    name: 'x'.repeat(OWN_RULES_BOUNDS.name),
    note: 'y'.repeat(OWN_RULES_BOUNDS.note),
  });
  expect(readClientAddress('?t=7&note=Hello').words).toBeNull();
});

test('an address that names no tools has no list; what is no number, or stands twice, is passed over', () => {
  expect(readClientAddress('?for=client-work').list).toBeNull();
  expect(readClientAddress('?for=client-work&t=').list).toBeNull();
  expect(readClientAddress('?t=7,x,-1,7,0,1e3,12&title=Films').list).toEqual({ title: 'Films', toolIds: [7, 12] });
  expect(readClientAddress('?t=7&training=sometimes')).toMatchObject({ rules: null, unread: ['training=sometimes'] });
  const many = Array.from({ length: 99 }, (_, index) => index + 1).join();
  expect(readClientAddress(`?t=${many}`).list).toMatchObject({ toolIds: { length: COLLECTION_BOUNDS.tools } });
  expect(readClientAddress(`?t=7&title=${'x'.repeat(500)}`).list).toEqual({
    title: 'x'.repeat(COLLECTION_BOUNDS.name),
    toolIds: [7],
  });
});
