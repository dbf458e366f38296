import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence.ts';
import { dueTime, duePages, watchedFacts } from './due-visits.ts';
import type { WatchedPage } from './fact-reading.schema.ts';
import { type Visit, type WatchedFact, isJudged, judgeVisit } from './judge-visit.ts';
import { readAddress } from './read-address.ts';
import { evidenceMark, watchReport, watchText, withReadings } from './watch-report.ts';

const source = 'https://maker.example/pricing';
const fact: WatchedFact = { toolId: 7, fact: 'price', source, quote: 'Pro is $10 a month', readOn: '2026-11-01' };
const at = (day: string) => new Date(`${day}T08:00:00.000Z`);
const page = (text: string, flaw: Extract<Visit, { kind: 'page' }>['flaw'] = null): Visit => ({
  kind: 'page',
  text,
  flaw,
  etag: '"1"',
  lastModified: null,
});
const missing: Visit = { kind: 'missing', status: 404 };
const refused: Visit = { kind: 'unreadable', reason: 'status', status: 403 };
const after = (...visits: [string, Visit][]) =>
  visits.reduce<WatchedPage | null>((known, [day, visit]) => judgeVisit(known, [fact], visit, at(day)), null);
const stateAfter = (...visits: [string, Visit][]) => after(...visits)?.facts[0]?.state;
const still = page('Plans: Pro is $10 a month.');
const other = page('Plans: Pro is $12 a month.');

test.each<[string, [string, Visit][], string]>([
  ['the words are there', [['2026-11-08', still]], 'unchanged'],
  ['the words are gone', [['2026-11-08', other]], 'page changed'],
  [
    'the words came back',
    [
      ['2026-11-08', other],
      ['2026-11-15', still],
    ],
    'unchanged',
  ],
  [
    'it refuses',
    [
      ['2026-11-08', still],
      ['2026-11-15', refused],
    ],
    'could not be read',
  ],
  ['it is a challenge', [['2026-11-08', page('Just a moment', 'challenge')]], 'could not be read'],
  [
    'a challenge that shows the words all the same',
    [['2026-11-08', page('Pro is $10 a month', 'challenge')]],
    'unchanged',
  ],
  ['it is missing once', [['2026-11-08', missing]], 'could not be read'],
  [
    'it is missing three times in six days',
    [
      ['2026-11-08', missing],
      ['2026-11-10', missing],
      ['2026-11-14', missing],
    ],
    'could not be read',
  ],
  [
    'it is missing three times over a week',
    [
      ['2026-11-08', missing],
      ['2026-11-11', missing],
      ['2026-11-15', missing],
    ],
    'gone',
  ],
  [
    'a refusal between does not count',
    [
      ['2026-11-08', missing],
      ['2026-11-11', refused],
      ['2026-11-15', missing],
    ],
    'could not be read',
  ],
  [
    'it was there between',
    [
      ['2026-11-08', missing],
      ['2026-11-11', still],
      ['2026-11-15', missing],
    ],
    'could not be read',
  ],
])('a value stands right after its page was visited: %s', (_, visits, state) => {
  expect(stateAfter(...visits)).toBe(state);
});

test('both texts are kept side by side, and since when it is so', () => {
  const reading = after(['2026-11-08', still], ['2026-11-15', other], ['2026-11-22', other])?.facts[0];
  expect(reading).toMatchObject({
    passageThen: 'Plans: Pro is $10 a month.',
    passageNow: 'Plans: Pro is $12 a month.',
    since: '2026-11-15T08:00:00.000Z',
    at: '2026-11-22T08:00:00.000Z',
    seenAt: '2026-11-08T08:00:00.000Z',
  });
});

test('"it is the same" keeps what was judged, and is asked for only when all values were judged by these words', () => {
  const known = after(['2026-11-08', other]);
  expect(isJudged(known, [fact])).toBe(true);
  expect(isJudged(known, [{ ...fact, quote: 'Other words' }])).toBe(false);
  expect(isJudged(after(['2026-11-08', refused]), [fact])).toBe(false);
  expect(stateAfter(['2026-11-08', other], ['2026-11-15', { kind: 'same' }])).toBe('page changed');
  expect(after(['2026-11-08', still], ['2026-11-15', { kind: 'same' }])?.facts[0]).toMatchObject({
    since: '2026-11-08T08:00:00.000Z',
    seenAt: '2026-11-15T08:00:00.000Z',
  });
});

test('prices are due after 7 days, other values after 30, what could not be read after one', () => {
  const rights: WatchedFact = { ...fact, fact: 'indemnity' };
  const dueDay = (facts: WatchedFact[], known: WatchedPage | null) => dueTime(facts, known).toISOString().slice(0, 10);
  expect(dueDay([fact], null)).toBe('2026-11-08');
  expect(dueDay([rights], null)).toBe('2026-12-01');
  expect(dueDay([fact, rights], null)).toBe('2026-11-08');
  expect(dueDay([fact], after(['2026-11-10', still]))).toBe('2026-11-17');
  expect(dueDay([fact], after(['2026-11-10', refused]))).toBe('2026-11-11');
  expect(dueDay([fact], after(['2026-11-10', refused], ['2026-11-11', refused]))).toBe('2026-11-13');
  expect(dueDay([fact], after(['2026-11-10', missing]))).toBe('2026-11-13');
  expect(dueDay([fact], after(['2026-11-08', missing], ['2026-11-11', missing], ['2026-11-15', missing]))).toBe(
    '2026-11-22',
  );
});

test('of many visits that found a page missing the first two and the last ones are kept', () => {
  const days = Array.from({ length: 14 }, (_, index) => `2026-11-${index + 10}`);
  const kept = after(...days.map((day): [string, Visit] => [day, missing]))?.missingAt.map((time) => time.slice(8, 10));
  expect(kept).toEqual(['10', '11', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23']);
});

test('shut down tools are left alone, and a page is due once for all of its values', () => {
  const evidence = { source, kind: 'maker' as const, quote: fact.quote, readOn: '2026-11-01', pageDate: null };
  const life = (state: 'active' | 'shut down') => ({ state, note: '', since: null, replacedBy: null });
  const facts = watchedFacts([
    { id: 7, status: life('active'), evidence: { ...noEvidence(), price: evidence, freeUse: evidence } },
    { id: 8, status: life('shut down'), evidence: { ...noEvidence(), price: evidence } },
  ]);
  expect(facts).toHaveLength(2);
  expect(duePages(facts, null, at('2026-11-09'))).toMatchObject([{ source, facts: [{}, {}] }]);
  expect(duePages(facts, null, at('2026-11-07'))).toEqual([]);
  const visited = after(['2026-11-08', still]);
  const pages = visited ? [visited] : [];
  const other = { ...fact, source: 'https://maker.example/other', readOn: '2026-11-02' };
  const third = { ...fact, source: 'https://maker.example/third', readOn: '2026-10-30' };
  const host = { host: 'maker.example', lease: null, nextRequestAt: null, robots: null, pages };
  const due = duePages([fact, other, third], host, at('2026-11-15'));
  expect(due.map((one) => `${one.source} ${one.dueAt.slice(0, 10)}`)).toEqual([
    'https://maker.example/third 2026-11-06',
    'https://maker.example/other 2026-11-09',
    'https://maker.example/pricing 2026-11-15',
  ]);
});

test('the report says why there is nothing to tell, and moves the day of what was seen', () => {
  const host = (known: WatchedPage | null) => [
    { host: 'maker.example', lease: null, nextRequestAt: null, robots: null, pages: known ? [known] : [] },
  ];
  const lastRun = { visited: 0, postponed: 0 };
  expect(watchText(null)).toBe('The watch has not run yet.');
  expect(watchText(watchReport([], [], lastRun, at('2026-11-02')))).toMatch(/^No value/);
  expect(watchText(watchReport([fact], [], lastRun, at('2026-11-02')))).toBe(
    'Nothing to visit: all 1 values were read lately. The next page is due 8 November 2026.',
  );
  expect(watchText(watchReport([fact], [], lastRun, at('2026-11-09')))).toBe(
    'None of 1 values has been visited yet; 1 pages are due.',
  );
  expect(watchText(watchReport([{ ...fact, source: 'a letter' }], [], lastRun, at('2026-11-09')))).toBe(
    'Nothing to visit: all 1 values were read lately.',
  );
  const report = watchReport([fact], host(after(['2026-11-08', still])), lastRun, at('2026-11-08'));
  const stands = 'Of 1 values: 1 unchanged, 0 changed, 0 not readable, 0 gone, 0 not visited yet.';
  expect(watchText(report)).toBe(`${stands} Nothing is due. The next page is due 15 November 2026.`);
  expect(watchText({ ...report, due: 1 })).toBe(`${stands} 1 pages are due.`);
  const evidence = { source, kind: 'maker' as const, quote: fact.quote, readOn: '2026-11-01', pageDate: null };
  const moved = withReadings([{ id: 7, evidence: { ...noEvidence(), price: evidence } }], report.readings);
  expect(moved[0]?.evidence.price?.readOn).toBe('2026-11-08');
  expect(report.readings[0]?.mark).toBe(evidenceMark(fact));
  const newer = { ...evidence, quote: 'Pro is $12 a month' };
  const kept = withReadings([{ id: 7, evidence: { ...noEvidence(), price: newer } }], report.readings);
  expect(kept[0]?.evidence.price?.readOn).toBe('2026-11-01');
});

test('a file that GitHub shows is read as the file', () => {
  expect(readAddress('https://github.com/a/b/blob/main/x/Terms%20of%20Service.md#price')).toBe(
    'https://raw.githubusercontent.com/a/b/main/x/Terms%20of%20Service.md',
  );
  expect(readAddress('https://github.com/a/b')).toBe('https://github.com/a/b');
  expect(readAddress('no address')).toBeNull();
});
