import { describe, expect, it } from 'vitest';
import { noEvidence } from './evidence.ts';
import { countRead, freshness } from './freshness.ts';
import { mergePoints, shareRead } from './freshness-points.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';

const read = (readOn: string) => makeEvidence({ readOn });
const today = '2026-11-21';

describe('freshness', () => {
  it('counts confirmed and reported values by kind, and tools of which nothing was read', () => {
    const found = freshness(
      [
        makeTool({
          id: 1,
          evidence: {
            ...noEvidence(),
            price: read('2026-11-20'),
            commercialUse: read('2026-11-11'),
            status: read(today),
          },
        }),
        makeTool({ id: 2, evidence: { ...noEvidence(), price: makeEvidence({ kind: 'press', readOn: today }) } }),
        makeTool({ id: 3, evidence: { ...noEvidence(), status: read(today) } }),
      ],
      today,
    );
    expect(found).toMatchObject({
      headline: { all: 12, confirmed: 2, reported: 1 },
      medianAgeDays: 1,
      toolsWithoutAny: 1,
    });
    expect(found.byFact).toContainEqual({ fact: 'price', all: 3, confirmed: 1, reported: 1 });
    expect(found.byFact).toContainEqual({ fact: 'status', all: 3, confirmed: 2, reported: 0 });
  });

  it('leaves out what is shut down', () => {
    const status = { state: 'shut down', note: 'Closed.', since: null, replacedBy: 1 } as const;
    expect(freshness([makeTool({ status })], today)).toMatchObject({ headline: { all: 0 }, toolsWithoutAny: 0 });
  });

  it('takes the middle of two as the median, and knows none', () => {
    const evidence = { ...noEvidence(), price: read('2026-11-20'), indemnity: read('2026-11-17') };
    expect(freshness([makeTool({ evidence })], today).medianAgeDays).toBe(2.5);
    expect(freshness([makeTool()], today).medianAgeDays).toBeNull();
    expect(freshness([], today)).toMatchObject({ headline: { all: 0, confirmed: 0 }, toolsWithoutAny: 0, oldest: [] });
  });

  it('lists the ten oldest, oldest first, of one day by name; the page’s own day counts', () => {
    const tools = Array.from({ length: 12 }, (_, index) =>
      makeTool({
        id: index + 1,
        name: `Tool ${12 - index}`,
        evidence: {
          ...noEvidence(),
          price: makeEvidence({ readOn: '2026-11-01', pageDate: index < 2 ? '2026-10-22' : null }),
        },
      }),
    );
    const { oldest } = freshness(tools, today);
    expect(oldest).toHaveLength(10);
    expect(oldest[0]).toEqual({
      toolId: 2,
      toolName: 'Tool 11',
      fact: 'price',
      day: '2026-10-22',
      ageDays: 30,
      source: 'https://example.com/pricing',
      standing: 'confirmed',
    });
    expect(oldest.slice(0, 4).map(({ toolName }) => toolName)).toEqual(['Tool 11', 'Tool 12', 'Tool 1', 'Tool 2']);
  });

  it('counts days over a change of clocks, and none into the future', () => {
    const aged = (readOn: string, on: string) =>
      freshness([makeTool({ evidence: { ...noEvidence(), price: read(readOn) } })], on).medianAgeDays;
    expect(aged('2026-03-28', '2026-03-30')).toBe(2);
    expect(aged('2026-11-22', today)).toBe(0);
  });
});

describe('points of the curve', () => {
  const point = (day: string, confirmed = 1) => ({ day, all: 10, confirmed, reported: 1 });

  it('stand by day, the last list before the others', () => {
    expect(
      mergePoints([point('2026-11-03'), point('2026-11-01')], [point('2026-11-02'), point('2026-11-01', 5)]),
    ).toEqual([point('2026-11-01', 5), point('2026-11-02'), point('2026-11-03')]);
  });
  it('are the newest 750', () => {
    const days = Array.from({ length: 751 }, (_, index) =>
      point(new Date(86_400_000 * index).toISOString().slice(0, 10)),
    );
    expect(mergePoints(days)).toEqual(days.slice(1));
  });
  it('say how much was read', () =>
    expect([
      shareRead({ all: 0, confirmed: 0, reported: 0 }),
      shareRead({ all: 7, confirmed: 3, reported: 2 }),
      countRead(noEvidence()),
      countRead({ ...noEvidence(), price: read(today), ethics: read(today) }),
    ]).toEqual([0, 71, 0, 2]));
});
