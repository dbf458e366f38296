import { describe, expect, test } from 'vitest';
import { madeFacts, madeLine, madeSheet } from '#testing/made-sheet.ts';
import type { FrozenFacts } from './frozen-facts.schema.ts';
import { sheetView } from './sheet-view.ts';

const other = madeFacts({
  tool: { ...madeFacts().tool, id: 9, name: 'Suno', state: 'acquired', since: '2026-05-03', note: 'bought by Example' },
  plan: null,
  price: null,
  rights: {},
  verdict: 'fails',
  reasons: [],
});

describe('a sheet in words', () => {
  test('assets made on the same plan on the same day point to the same terms', () => {
    const lines = [
      madeLine(),
      madeLine({ id: '1', asset: 'cut-down.mp4' }),
      madeLine({ id: '2', asset: 'later.mp4', frozenOn: '2026-12-01' }),
      madeLine({ id: '3', asset: 'jingle.wav', facts: 'f2', plan: '' }),
    ];
    const { assets, terms, sums } = sheetView(madeSheet({ lines, facts: { f1: madeFacts(), f2: other } }));
    expect(assets.map(({ mark }) => mark)).toEqual(['A', 'A', 'B', 'C']);
    expect(terms.map(({ tool, frozenOn }) => [tool, frozenOn])).toEqual([
      ['Runway', '2026-11-23'],
      ['Runway', '2026-12-01'],
      ['Suno', '2026-11-23'],
    ]);
    expect(sums).toBe('4 assets made with 2 tools: 3 are unknown, 1 fails.');
  });

  test('an asset of several tools is one asset, and stands as the worst of them', () => {
    const passing = madeFacts({ verdict: 'passes', reasons: [] });
    const lines = [
      madeLine({ facts: 'f2' }),
      madeLine({ id: '1', facts: 'f3' }),
      madeLine({ id: '2', asset: 'poster.png', facts: 'f3' }),
    ];
    const { sums } = sheetView(madeSheet({ lines, facts: { f2: other, f3: passing } }));
    expect(sums).toBe('2 assets made with 2 tools: 1 passes, 1 fails.');
  });

  test('a pass that hangs on something says so where it stands, and is no plain pass', () => {
    const { commercialUse } = madeFacts().rights;
    const cap = { ...commercialUse!, amountUSD: 300_000, condition: 'above it a custom plan is needed' };
    const [paidWork] = madeFacts().reasons;
    const of = (over: Partial<FrozenFacts>) => {
      const facts = { f1: madeFacts({ verdict: 'passes', reasons: [paidWork!], ...over }) };
      const { assets, terms, sums } = sheetView(madeSheet({ facts }));
      return [assets[0]?.standing, terms[0]?.open, sums.replace(/^[^:]*: /, ''), assets[0]?.isFree];
    };
    const limit = 'Revenue cap: Up to $300,000 a year: above it a custom plan is needed';
    expect(of({})).toEqual(['passes', [], '1 passes.', true]);
    expect(of({ rights: { revenueCap: cap } })).toEqual([
      'passes, if the company earns up to $300,000 a year',
      [limit],
      '1 passes on a condition.',
      false,
    ]);
    const conditional = [{ ...paidWork!, condition: 'not for broadcast' }];
    expect(of({ rights: { revenueCap: cap }, reasons: conditional })).toEqual([
      'passes, if the company earns up to $300,000 a year, on a condition',
      ['Paid work: not for broadcast', limit],
      '1 passes on a condition.',
      false,
    ]);
    const unclear = { ...cap, answer: 'depends' as const, amountUSD: null, condition: 'by region' };
    expect(of({ rights: { revenueCap: unclear } })[0]).toBe('passes, on a condition');
    expect(of({ rights: { revenueCap: { ...cap, answer: 'no', amountUSD: null } } })[0]).toBe('passes');
    const asked = { ...madeFacts().rules, revenueUSD: 100_000 };
    expect(of({ rights: { revenueCap: cap }, rules: asked })[0]).toBe('passes');
    expect(of({ rights: { revenueCap: cap }, verdict: 'unknown' })).toEqual(['unknown', [], '1 is unknown.', false]);
  });

  test('names each page with its day once, by a number', () => {
    const [terms] = sheetView(madeSheet()).terms;
    expect(terms?.facts.map(({ words }) => words?.source)).toEqual([1, 1, 1]);
    expect(terms?.sources.map(({ source, page }) => [source, page])).toEqual([
      [1, 'https://runwayml.com/terms-of-use'],
    ]);
  });

  test('says of a plan that is sold to several what they pay together', () => {
    const { price } = madeFacts();
    const facts = { f1: madeFacts({ price: { ...price!, amount: 25, perPerson: true, minimumPeople: 2 } }) };
    expect(sheetView(madeSheet({ facts })).terms[0]?.facts[0]?.says).toBe(
      '$50 a month for 2 seats: $25 per person (at least 2) a month',
    );
  });

  test('says each fact with its words and day, and names what nobody had read', () => {
    const [terms] = sheetView(madeSheet()).terms;
    expect(terms?.facts.map(({ title, says }) => `${title}: ${says}`)).toEqual([
      'Price: $15 a month',
      'Paid work: Yes',
      'Trains on uploads: Yes, unless switched off: Settings, Privacy; on to begin with',
    ]);
    expect(terms?.facts[1]?.words).toMatchObject({ quote: 'You may use Outputs commercially.', day: '2026-09-15' });
    expect(terms?.unread).toEqual([
      'Indemnity',
      'Private by default',
      'Watermark',
      'Naming the tool required',
      'Revenue cap',
    ]);
    expect(terms?.open).toEqual(['No watermark: Nobody at Yak has read it']);
  });

  test('tells a tool that had changed hands, and a plan that the guide did not know', () => {
    const [terms] = sheetView(madeSheet({ facts: { f1: other } })).terms;
    expect(terms).toMatchObject({ plan: '', state: 'Acquired since 3 May 2026: bought by Example' });
    expect(terms?.unread).toContain('Price');
    expect(terms?.unreadTitle).toBe('Not known without a plan');
    const [planless] = sheetView(madeSheet({ facts: { f1: madeFacts({ plan: null }) } })).terms;
    expect(planless?.open).toEqual([
      'No watermark: No plan of the guide is named, and no answer was read that holds on every plan',
    ]);
  });

  test('names the source type by its IPTC name and in English', () => {
    expect(sheetView(madeSheet()).assets[0]).toMatchObject({
      sourceType: 'trainedAlgorithmicMedia',
      source: 'Created using Generative AI',
    });
    expect(sheetView(madeSheet()).sourceTypes).toBe(
      'IPTC digital source types, as a file’s metadata names them: Created using Generative AI (trainedAlgorithmicMedia).',
    );
    expect(sheetView(madeSheet({ lines: [] })).sourceTypes).toBe('');
  });

  test('goes on with two letters behind the twenty-sixth terms', () => {
    const lines = Array.from({ length: 28 }, (_, n) =>
      madeLine({ id: String(n), frozenOn: `2026-10-${String(n + 1).padStart(2, '0')}` }),
    );
    expect(sheetView(madeSheet({ lines })).terms.at(-1)?.mark).toBe('AB');
  });
});
