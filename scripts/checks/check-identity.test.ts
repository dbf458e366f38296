import { describe, expect, it } from 'vitest';
import { checkIdentity } from './check-identity.ts';
import { data, drop, fieldsOf, tool } from '#testing/data-sets.ts';

describe('identity', () => {
  it('wants the file named after the slug', () => {
    const set = data([tool()]);
    set.tools[0] = { file: 'data/tools/wrong.json', content: tool() };
    expect(fieldsOf(checkIdentity(set))).toEqual(['slug']);
  });
  it('wants ids, names and addresses once', () => {
    expect(
      fieldsOf(
        checkIdentity(data([tool(), tool({ slug: 'some-tool-1', name: 'SOME tool', link: 'https://example.com' })])),
      ),
    ).toEqual(['slug', 'id', 'name', 'link']);
  });
  it('wants a drop named after its date', () =>
    expect(fieldsOf(checkIdentity(data([], [drop({ releaseDate: '2026-01-01' })])))).toEqual(['releaseDate']));
  it.each(['2026-11-04.json', '2026-11-04-.json', '2026-11-04-A_title.json'])(
    'wants a slug after the date, not %s',
    (name) => {
      const set = data([], [drop()]);
      set.drops[0] = { file: `data/updates/${name}`, content: drop() };
      expect(fieldsOf(checkIdentity(set))).toEqual(['releaseDate']);
    },
  );
});
