import type { Drop } from './drop.schema.ts';

/** A valid drop for tests; say only what the test is about. */
export function makeDrop(fields: Partial<Drop> = {}): Drop {
  return {
    id: 1,
    toolName: 'A tool',
    toolId: null,
    updateTitle: 'Something changed',
    updateDescription: 'What changed last week, in a sentence or two, and whom it concerns.',
    updateType: 'new',
    kind: 'feature',
    releaseDate: '2026-11-13',
    sourceUrl: null,
    isAuthentic: false,
    supersededBy: null,
    ...fields,
  };
}
