import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { galleryEntry } from './gallery-entry.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { gallerySorts, sortGallery } from './sort-gallery.ts';

const plain = galleryEntry(makeTool({ id: 1, name: 'Plain' }), []);
const alike = galleryEntry(makeTool({ id: 2, name: 'Alike' }), []);
const checked = galleryEntry(
  makeTool({
    id: 3,
    name: 'Checked',
    evidence: { ...noEvidence(), price: makeEvidence(), commercialUse: makeEvidence() },
  }),
  [],
);
const all = [plain, alike, checked];
const named = (sort: Parameters<typeof sortGallery>[1]) => sortGallery(all, sort).map(({ name }) => name);

describe('sortGallery', () => {
  it('recommends what is best confirmed, then by name', () =>
    expect(named('recommended')).toEqual(['Checked', 'Alike', 'Plain']));
  it('takes the highest number for the most recent', () =>
    expect(named('recent')).toEqual(['Checked', 'Alike', 'Plain']));
  it.each([
    ['viewed', 'views'],
    ['appreciated', 'appreciations'],
  ] as const)('puts the most %s first', (sort, figure) => {
    const entries = [1, 3, 2, 3].map((count, index) => ({ ...plain, name: `${4 - index}`, [figure]: count }));
    expect(sortGallery(entries, sort).map(({ name }) => name)).toEqual(['1', '3', '2', '4']);
  });
  it('leaves the list it was given alone', () => {
    for (const { id } of gallerySorts) sortGallery(all, id);
    expect(all).toEqual([plain, alike, checked]);
  });
});

it('draws of a tool its name, its ink and how many of its facts were read at their source', () =>
  expect(galleryEntry(makeTool({ id: 1, evidence: { ...noEvidence(), price: makeEvidence() } }), [])).toEqual({
    id: 1,
    name: 'Some Tool',
    category: 'AI Image Generation',
    ink: 'grey',
    badge: 'Image',
    price: '$10, paid work included',
    confirmed: 1,
    views: 1366,
    appreciations: 297,
  }));
