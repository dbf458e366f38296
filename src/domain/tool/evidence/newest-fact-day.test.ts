import { expect, it } from 'vitest';
import { noEvidence } from './evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { newestFactDay } from './newest-fact-day.ts';

it('finds the newest day of all facts and changes', () => {
  const read = makeTool({
    evidence: {
      ...noEvidence(),
      commercialUse: makeEvidence({ readOn: '2026-11-20' }),
      ethics: makeEvidence({ readOn: '2026-02-01' }),
    },
  });
  const changed = makeTool({ status: { state: 'watch', note: 'Sold.', since: '2026-11-21', replacedBy: null } });
  expect(newestFactDay([read])).toBe('2026-11-20');
  expect(newestFactDay([read, changed])).toBe('2026-11-21');
});
it('knows when nothing has a date', () => expect(newestFactDay([makeTool()])).toBeNull());
