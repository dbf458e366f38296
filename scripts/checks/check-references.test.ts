import { describe, expect, it } from 'vitest';
import { checkReferences } from './check-references.ts';
import { data, drop, fieldsOf, other, tool } from '#testing/data-sets.ts';

describe('references', () => {
  const closed = { state: 'shut down', note: 'Gone.', since: null } as const;
  it.each([99, 1])('refuses %s as a replacement: nobody, or itself', (replacedBy) => {
    expect(fieldsOf(checkReferences(data([tool({ status: { ...closed, replacedBy } })])))).toEqual([
      'status.replacedBy',
    ]);
  });
  it('wants a superseded drop to name a later one', () => {
    const supersededBy = (id: number, releaseDate: string) =>
      fieldsOf(
        checkReferences(
          data([tool()], [drop({ id: 5, supersededBy: id }), drop({ id: 6, releaseDate }), drop({ id: 4 })]),
        ),
      );
    expect(supersededBy(6, '2026-11-05')).toEqual([]);
    expect(supersededBy(6, '2026-11-03')).toEqual(['supersededBy']);
    expect(supersededBy(4, '2026-11-05')).toEqual(['supersededBy']);
    expect(supersededBy(99, '2026-11-05')).toEqual(['supersededBy']);
  });
  it('refuses a replacement that is shut down itself', () => {
    const set = data([
      tool({ status: { ...closed, replacedBy: 2 } }),
      other({ status: { ...closed, replacedBy: null } }),
    ]);
    expect(fieldsOf(checkReferences(set))).toEqual(['status.replacedBy']);
  });
  it('wants the tool of a drop', () =>
    expect(fieldsOf(checkReferences(data([], [drop({ toolId: 99 })])))).toEqual(['toolId']));
});
