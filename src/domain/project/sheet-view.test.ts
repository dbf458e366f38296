import { describe, expect, test } from 'vitest';
import { madeFacts, madeLine, madeSheet } from '#testing/made-sheet.ts';
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
    expect(sums).toBe('4 assets, 2 tools: 3 unknown, 1 fails.');
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
  });

  test('goes on with two letters behind the twenty-sixth terms', () => {
    const lines = Array.from({ length: 28 }, (_, n) =>
      madeLine({ id: String(n), frozenOn: `2026-10-${String(n + 1).padStart(2, '0')}` }),
    );
    expect(sheetView(madeSheet({ lines })).terms.at(-1)?.mark).toBe('AB');
  });
});
