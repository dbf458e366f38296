import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inks } from './categories.schema.ts';
import { criteria } from './filter-criteria.ts';
import { packToolIndex, unpackToolIndex } from './pack-tool-index.ts';

const entry = fc.record({
  id: fc.nat(),
  name: fc.string(),
  line: fc.string(),
  category: fc.constantFrom('', 'Video', 'Image'),
  ink: fc.constantFrom(...inks),
  price: fc.constantFrom('Free to start', '$10/month'),
  criteria: fc.subarray([...criteria]),
});

test('what is packed comes out again, in the same order', () => {
  fc.assert(
    fc.property(fc.array(entry), (entries) => void expect(unpackToolIndex(packToolIndex(entries))).toEqual(entries)),
  );
});

test('survives the way through JSON', () => {
  fc.assert(
    fc.property(
      fc.array(entry),
      (entries) => void expect(unpackToolIndex(JSON.parse(JSON.stringify(packToolIndex(entries))))).toEqual(entries),
    ),
  );
});
