import { describe, expect, it } from 'vitest';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { alertDeskSchema } from './edition.schema.ts';
import { alertsFor, isQuiet, knownCatalogue, newAlerts } from './alerts.ts';

const now = new Date('2026-11-21T12:00:00Z');
const drop = (id: number, toolName: string, releaseDate: string): Drop => ({
  id,
  toolName,
  toolId: null,
  updateTitle: `SECRET ${id}`,
  updateDescription: 'SECRET sentences on what changed, and for whom it matters in the end.',
  updateType: 'updated',
  kind: 'feature',
  releaseDate,
  sourceUrl: 'https://example.com/SECRET',
  isAuthentic: true,
  supersededBy: null,
});
const runway = makeTool({ id: 1, name: 'Runway' });
const krea = makeTool({ id: 2, name: 'Krea' });
const old = drop(1, 'Krea', '2026-11-01');
const known = knownCatalogue([runway, krea], [old]);
const moreExpensive = { ...runway, pricing: { ...runway.pricing, amount: 12 } };

describe('newAlerts', () => {
  it('is quiet about a catalogue that stayed as it was, however it is stored in between', () => {
    expect(isQuiet(newAlerts(JSON.parse(JSON.stringify(known)) as typeof known, [runway, krea], [old], now))).toBe(
      true,
    );
  });
  it('keeps of a tool all that is told when it changes, and tells a right of its plans below the sentence that moved it', () => {
    const page = { page: 'https://x.test/', copy: null, kind: 'maker' as const, readOn: '2026-11-01', pageDate: null };
    const marked = (answer: 'yes' | 'no') =>
      makeTool({
        id: 1,
        name: 'Runway',
        sources: { terms: { ...page, language: 'en' } },
        baseRights: { watermark: { answer, condition: '', evidence: [{ source: 'terms', quote: 'a mark' }] } },
        plans: [{ name: 'Pro', includes: '', isTrial: false, price: null, priceYearly: null, rights: {} }],
      });
    const before = knownCatalogue([marked('no')], []);
    expect(alertDeskSchema.shape.known.parse(JSON.parse(JSON.stringify(before)))).toEqual(before);
    const terms = { id: 'a', toolId: 1, fact: 'commercialUse', right: 'watermark', at: now.toISOString() } as const;
    const [told] = newAlerts(before, [marked('yes')], [], now, new Set(), [{ ...terms, meaning: 'It marks.' }]).changes;
    expect([told?.isTerms, told?.changes.map(({ text }) => text)]).toEqual([
      true,
      ['Terms, watermark: It marks.', 'Watermark on Pro: No → Yes'],
    ]);
  });
  it('tells changed facts and new drops, but neither new tools nor history', () => {
    const drops = [
      old,
      drop(2, 'Runway', '2026-11-20'),
      drop(3, 'Runway', '2026-11-06'),
      drop(4, 'Krea', '2026-11-07'),
    ];
    expect(newAlerts(known, [moreExpensive, krea, makeTool({ id: 3 })], drops, now)).toEqual({
      dropIds: [2, 4],
      changes: [{ toolId: 1, toolName: 'Runway', changes: [{ fact: 'price', text: 'Price: $10 → $12 a month' }] }],
    });
    const isNewAt = (time: string) => newAlerts(known, [], [drop(3, 'Runway', '2026-11-06')], new Date(time)).dropIds;
    expect(['2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00.000Z'].map(isNewAt)).toEqual([[3], []]);
    const corrected = newAlerts(known, [moreExpensive, krea], [old], now, new Set([1]));
    expect(corrected.changes.map(({ toolId, isCorrection }) => [toolId, isCorrection])).toEqual([[1, true]]);
    expect([isQuiet(corrected), isQuiet({ dropIds: [2], changes: [] })]).toEqual([false, false]);
  });
  it('tells each confirmed change of terms once, apart from the facts, to everybody who saved the tool', () => {
    const confirmed = [
      {
        id: 'a',
        toolId: 1,
        fact: 'trainsOnUploads' as const,
        at: '2026-11-20T08:00:00.000Z',
        meaning: 'Uploads train its models.',
      },
    ];
    const alerts = newAlerts(known, [moreExpensive, krea], [old], now, new Set(), confirmed);
    const ofTerms = { toolId: 1, changes: [{ text: 'Terms: Uploads train its models.' }], isTerms: true };
    expect(alerts.changes).toMatchObject([{ changes: [{ fact: 'price' }] }, ofTerms]);
    const fringe = { allDrops: false, tools: [], savedTools: [1], allChanges: false, open: 3 };
    expect(alertsFor(fringe, alerts, [old])?.changes).toMatchObject([ofTerms]);
    expect(alertsFor({ ...fringe, savedTools: [2] }, alerts, [old])).toBeNull();
    const training = { ...moreExpensive, rights: { ...runway.rights, commercialUse: 'no' as const } };
    const both = newAlerts(known, [training, krea], [old], now, new Set([1]), confirmed).changes;
    expect(both.map(({ changes, ...one }) => ({ ...one, texts: changes.map(({ text }) => text) }))).toEqual([
      { toolId: 1, toolName: 'Runway', isCorrection: true, texts: ['Price: $10 → $12 a month'] },
      {
        ...{ toolId: 1, toolName: 'Runway', isTerms: true },
        texts: ['Terms: Uploads train its models.', 'Commercial use: yes → no'],
      },
    ]);
    const later = knownCatalogue([moreExpensive, krea], [old], known, confirmed);
    expect(isQuiet(newAlerts(later, [moreExpensive, krea], [old], now, new Set(), confirmed))).toBe(true);
  });
});

describe('alertsFor', () => {
  const drops = [drop(5, 'Runway', '2026-11-21'), drop(4, 'Krea', '2026-11-20'), old];
  const alerts = newAlerts(
    known,
    [moreExpensive, { ...krea, rights: { ...krea.rights, indemnity: 'no' as const } }],
    drops,
    now,
  );
  const core = { allDrops: true, tools: [], savedTools: [1], allChanges: true, open: Infinity };

  it('gives a Core reader every new drop whole and the changes of saved tools', () => {
    const mine = alertsFor(core, alerts, drops);
    expect(mine?.drops.map(({ id, locked }) => [id, locked])).toEqual([
      [5, false],
      [4, false],
    ]);
    expect(mine?.changes.map(({ toolName }) => toolName)).toEqual(['Runway']);
    expect(alertsFor(core, { ...alerts, dropIds: [5] }, drops)).toMatchObject({ drops: [{ id: 5 }], changes: [{}] });
  });
  it('gives who saved a tool its corrections on any plan', () => {
    const corrected = { dropIds: [], changes: alerts.changes.map((change) => ({ ...change, isCorrection: true })) };
    const fringe = { ...core, allDrops: false, allChanges: false };
    expect(alertsFor(fringe, corrected, drops)?.changes.map(({ toolName }) => toolName)).toEqual(['Runway']);
    expect(alertsFor(fringe, alerts, drops)).toBeNull();
  });
  it('gives a subscriber the drops of the tools they named, and no word of one under the fringe', () => {
    const mine = alertsFor(
      { allDrops: false, tools: [{ name: 'Krea', id: null }], savedTools: [], allChanges: false, open: 1 },
      alerts,
      drops,
    );
    expect(mine?.drops).toEqual([
      { id: 4, toolName: 'Krea', updateType: 'updated', releaseDate: '2026-11-20', locked: true },
    ]);
    expect(JSON.stringify(mine)).not.toContain('SECRET');
  });
  it('knows a tool that a drop calls by another name', () => {
    const renamed = drops.map((one) => ({ ...one, toolId: one.id === 5 ? 2 : 3 }));
    const tools = [
      { name: 'Sora', id: null },
      { name: 'Krea AI', id: 2 },
    ];
    const mine = alertsFor({ allDrops: false, tools, savedTools: [], allChanges: false, open: 0 }, alerts, renamed);
    expect(mine?.drops.map(({ id }) => id)).toEqual([5]);
  });
  it('is null for whom nothing concerns', () =>
    expect(
      alertsFor(
        { allDrops: false, tools: [{ name: 'Sora', id: null }], savedTools: [9], allChanges: true, open: 3 },
        alerts,
        drops,
      ),
    ).toBeNull());
});
