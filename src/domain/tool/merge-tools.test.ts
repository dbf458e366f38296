import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { after, empty, files, find } from '#domain/tool/editing/make-upload.ts';
import { mergeIndex } from '#domain/search/merge-index.ts';
import { FIRST_UPLOADED_ID, mergeTools, nameKey } from './merge-tools.ts';
import type { Tool } from './tool.schema.ts';
import { entriesById, keepEntry } from '#domain/tool/editing/upload-entries.ts';
import type { CatalogueEntry } from '#domain/search/tool-index.ts';
import type { Upload } from './uploaded-tool.schema.ts';
import { addressKey } from '#domain/text/web-address.ts';

describe('merging', () => {
  const changed = after(empty, {
    name: 'Alpha',
    badge: 'Video',
    description: 'The upload says this about it, at length.',
  });

  test('an uploaded change holds until an editor changes that field; the other fields hold on', () => {
    const [alpha] = files;
    if (!alpha) throw new Error('no file');
    expect(find(changed, 'Alpha')).toMatchObject({
      badge: 'Video',
      description: 'The upload says this about it, at length.',
    });
    const edited = { ...changed, files: [{ ...alpha, badge: 'Audio' }] };
    expect(find(edited, 'Alpha')).toMatchObject({
      badge: 'Audio',
      description: 'The upload says this about it, at length.',
    });
  });

  test('a right and a source that were taken away stay away, unless the file has read them again', () => {
    const words = (quote: string) => [{ source: 'terms', quote }];
    const right = (quote: string) => ({ answer: 'no' as const, condition: '', evidence: words(quote) });
    const page = {
      page: 'https://example.com/terms',
      copy: null,
      kind: 'maker' as const,
      readOn: '2026-11-01',
      pageDate: null,
      language: 'en',
    };
    const file = makeTool({ plans: [], baseRights: { indemnity: right('as is') }, sources: { terms: page } });
    const entries = entriesById([]);
    keepEntry(entries, file, { ...file, baseRights: {}, sources: {} });
    const merged = (now: Tool) => mergeTools([now], [...entries.values()])[0];
    expect(merged(file)).toMatchObject({ rights: { indemnity: 'not read' } });
    expect(merged(file)?.sources).toEqual({});
    expect(merged(file)?.baseRights).toEqual({});
    const again = makeTool({ ...file, baseRights: { indemnity: right('at your own risk') } });
    expect(merged(again)).toEqual(again);
    const elsewhere = makeTool({ ...file, statusEvidence: words('We are open') });
    expect(merged(elsewhere)).toMatchObject({ baseRights: {}, sources: { terms: page } });
  });

  test('an uploaded tool gives way to a file with its number, name or address', () => {
    const uploaded = after(empty, { name: 'Gamma', link: 'https://gamma.example/' });
    for (const file of [
      makeTool({ id: FIRST_UPLOADED_ID, name: 'X1' }),
      makeTool({ id: 3, name: 'gamma' }),
      makeTool({ id: 3, name: 'X2', link: 'http://gamma.example' }),
    ]) {
      expect(mergeTools([...files, file], uploaded.uploads)).toEqual([...files, file]);
    }
  });

  test('a name and an address change by upload unless another file has them; what holds no more changes nothing', () => {
    const [alpha, beta] = files;
    if (!alpha || !beta) throw new Error('no file');
    const merged = (fields: Partial<Tool>, over: Partial<Tool> = { name: 'Alpha', link: alpha.link }) =>
      mergeTools(files, [{ kind: 'change', toolId: 1, fields, over }])[0];
    const moved = { name: 'Alef', link: 'https://alef.example/' };
    expect(merged(moved)).toEqual({ ...alpha, ...moved });
    expect(merged({ ...moved, name: 'BETA' })).toEqual({ ...alpha, link: moved.link });
    expect(merged({ ...moved, link: 'http://beta.example' })).toEqual({ ...alpha, name: 'Alef' });
    expect(merged(moved, { name: 'Alfa', link: 'https://alfa.example/' })).toEqual(alpha);
  });

  test('of two uploaded tools of one name the first holds; without an address none is in the way', () => {
    const gamma = makeTool({ id: FIRST_UPLOADED_ID, name: 'Gamma  Ray', link: '' });
    const uploads = [gamma, { ...gamma, id: 7, name: ' gàmma ray' }, { ...gamma, id: 8, name: 'Delta' }];
    expect(
      mergeTools(
        files,
        uploads.map((tool): Upload => ({ kind: 'new', tool })),
      ),
    ).toEqual([...files, gamma, { ...gamma, id: 8, name: 'Delta' }]);
    expect(nameKey(' Épsilon \t Ü ')).toBe('epsilon u');
    const built = [3, 1, 2].map((id) => ({ id, name: `Tool ${id}` }) as CatalogueEntry);
    const changed = { id: 3, name: 'A tool' } as CatalogueEntry;
    expect(mergeIndex(built, { changed: [changed], removed: [1] })).toEqual([changed, built[2]]);
  });

  test('whatever is uploaded and edited: no number, name or address twice, and every file is there', () => {
    const name = fc.constantFrom('Alpha', 'alpha', 'Beta', 'Gamma', 'Delta', 'Épsilon', 'Epsilon');
    const link = fc.constantFrom(
      '',
      'https://alpha.example/',
      'https://beta.example',
      'http://gamma.example/',
      'https://www.gamma.example',
    );
    const rows = fc.array(fc.record({ name, link: link.filter((text) => text !== '') }), { maxLength: 6 });
    const edits = fc.array(
      fc.record({ id: fc.constantFrom(1, 2, 3, FIRST_UPLOADED_ID, FIRST_UPLOADED_ID + 1), name, link }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 3 }), edits, (uploads, edited) => {
        const standing = uploads.reduce((before, all) => after(before, ...all), empty);
        const nowFiles = soundFiles(edited);
        expectSound(mergeTools(files, standing.uploads), files);
        expectSound(mergeTools(nowFiles, standing.uploads), nowFiles);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Files as the data checks let them pass: no number, name or address twice. */
function soundFiles(edited: readonly Pick<Tool, 'id' | 'name' | 'link'>[]): Tool[] {
  const sound: Tool[] = [];
  for (const tool of [...edited.map((fields) => makeTool(fields)), ...files])
    if (!sound.some((other) => collide(tool, other))) sound.push(tool);
  return sound;
}

function collide(a: Tool, b: Tool): boolean {
  return (
    a.id === b.id || nameKey(a.name) === nameKey(b.name) || (a.link !== '' && addressKey(a.link) === addressKey(b.link))
  );
}

function expectSound(merged: readonly Tool[], of: readonly Tool[]): void {
  for (const [index, tool] of merged.entries()) {
    expect(merged.slice(index + 1).filter((other) => collide(tool, other))).toEqual([]);
  }
  expect(of.filter(({ id }) => !merged.some((tool) => tool.id === id))).toEqual([]);
  const uploads: readonly Upload[] = [];
  expect(mergeTools(of, uploads)).toEqual(of);
}
