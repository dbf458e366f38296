import { describe, expect, it } from 'vitest';
import { freshness } from './freshness.ts';
import { makeTool } from './make-tool.ts';

const unread = { source: null, checkedOn: null };
const read = (checkedOn: string) => ({ source: 'https://example.com/price', checkedOn });
const today = '2026-11-21';

describe('freshness', () => {
  it('counts facts, confirmed ones by kind, and tools without any', () => {
    const found = freshness(
      [
        makeTool({
          id: 1,
          facts: { pricing: read('2026-11-20'), rights: read('2026-11-11'), ethics: unread, status: unread },
        }),
        makeTool({ id: 2, facts: { pricing: read('2026-11-21'), rights: unread, ethics: unread, status: unread } }),
        makeTool({ id: 3 }),
      ],
      today,
    );
    expect(found).toMatchObject({ facts: 12, confirmed: 3, medianAgeDays: 1, toolsWithoutAny: 1 });
    expect(found.byFact).toEqual([
      { fact: 'pricing', facts: 3, confirmed: 2 },
      { fact: 'rights', facts: 3, confirmed: 1 },
      { fact: 'ethics', facts: 3, confirmed: 0 },
      { fact: 'status', facts: 3, confirmed: 0 },
    ]);
  });

  it('takes the middle of two as the median, and knows none', () => {
    const facts = { pricing: read('2026-11-20'), rights: read('2026-11-17'), ethics: unread, status: unread };
    expect(freshness([makeTool({ facts })], today).medianAgeDays).toBe(2.5);
    expect(freshness([makeTool()], today).medianAgeDays).toBeNull();
    expect(freshness([], today)).toMatchObject({ facts: 0, confirmed: 0, toolsWithoutAny: 0, oldest: [] });
  });

  it('lists the ten oldest, oldest first, of one day by name', () => {
    const tools = Array.from({ length: 12 }, (_, index) =>
      makeTool({
        id: index + 1,
        name: `Tool ${12 - index}`,
        facts: {
          pricing: read(index < 2 ? '2026-10-22' : '2026-11-01'),
          rights: unread,
          ethics: unread,
          status: unread,
        },
      }),
    );
    const { oldest } = freshness(tools, today);
    expect(oldest).toHaveLength(10);
    expect(oldest[0]).toEqual({
      toolId: 2,
      toolName: 'Tool 11',
      fact: 'pricing',
      checkedOn: '2026-10-22',
      ageDays: 30,
      source: 'https://example.com/price',
    });
    expect(oldest.slice(0, 4).map(({ toolName }) => toolName)).toEqual(['Tool 11', 'Tool 12', 'Tool 1', 'Tool 2']);
  });

  it('counts days over a change of clocks, and none into the future', () => {
    const aged = (checkedOn: string, on: string) =>
      freshness([makeTool({ facts: { pricing: read(checkedOn), rights: unread, ethics: unread, status: unread } })], on)
        .medianAgeDays;
    expect(aged('2026-03-28', '2026-03-30')).toBe(2);
    expect(aged('2026-11-22', today)).toBe(0);
  });
});
