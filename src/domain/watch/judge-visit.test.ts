import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { dueTime, duePages, hostOf, watchedFacts } from './due-visits.ts';
import type { WatchedPage } from './fact-reading.schema.ts';
import { type Visit, type WatchedFact, isJudged, judgeVisit } from './judge-visit.ts';
import { readAddress } from './read-address.ts';
import { evidenceMark, watchReport, watchText, withReadings } from './watch-report.ts';

const source = 'https://maker.example/pricing';
const fact: WatchedFact = { toolId: 7, fact: 'price', source, quote: 'Pro is $10 a month', readOn: '2026-11-01' };
const at = (day: string) => new Date(`${day}T08:00:00.000Z`);
const page = (text: string, flaw: Extract<Visit, { kind: 'page' }>['flaw'] = null, etag = '"1"'): Visit => ({
  kind: 'page',
  text,
  flaw,
  etag,
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

test('a first visit says all that is known of a page, and a challenge why it was not read', () => {
  const when = '2026-11-08T08:00:00.000Z';
  const { toolId, quote } = fact;
  const seen = { since: when, at: when, seenAt: when, passageThen: 'Plans: Pro is $10 a month.' };
  const reading = { toolId, fact: 'price', quote, state: 'unchanged', reason: 'quote_found', status: null, ...seen };
  const visited = { source, visitedAt: when, missingAt: [], failures: 0 };
  const known = { ...visited, etag: '"1"', lastModified: null, facts: [{ ...reading, passageNow: seen.passageThen }] };
  expect(after(['2026-11-08', still])).toEqual(known);
  const refusedOnce = { ...reading, seenAt: null, passageThen: '', passageNow: '', state: 'could not be read' };
  expect(after(['2026-11-08', refused])).toEqual({
    ...{ ...visited, etag: null, lastModified: null, failures: 1 },
    facts: [{ ...refusedOnce, reason: 'status', status: 403 }],
  });
  expect(after(['2026-11-08', missing])).toEqual({
    ...{ ...visited, etag: null, lastModified: null, failures: 1, missingAt: [when] },
    facts: [{ ...refusedOnce, reason: 'missing_lately', status: 404 }],
  });
  const blocked = after(['2026-11-08', still], ['2026-11-09', page('Just a moment', 'challenge', '"2"')]);
  expect(blocked).toMatchObject({
    ...{ etag: '"2"', failures: 0 },
    facts: [{ reason: 'challenge', status: null, passageThen: seen.passageThen, passageNow: seen.passageThen }],
  });
  expect(after(['2026-11-08', still], ['2026-11-09', refused])).toMatchObject({ etag: '"1"', failures: 1 });
  const gone = after(['2026-11-08', other], ['2026-11-09', missing], ['2026-11-12', missing], ['2026-11-16', missing]);
  expect(gone?.facts[0]).toMatchObject({ reason: 'missing_for_a_week', status: 404, passageNow: '' });
  expect(judgeVisit(null, [], still, at('2026-11-08')).source).toBe('');
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
  const failed = (failures: number) => ({ ...after(['2026-11-10', refused])!, failures });
  expect([3, 4, 20].map((failures) => dueDay([fact], failed(failures)))).toEqual([
    '2026-11-14',
    '2026-11-17',
    '2026-11-17',
  ]);
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
  expect(facts).toEqual([fact, { ...fact, fact: 'freeUse' }]);
  expect(duePages(facts, null, at('2026-11-09'))).toMatchObject([{ source, facts: [{}, {}] }]);
  expect(duePages(facts, null, at('2026-11-07'))).toEqual([]);
  expect(duePages([fact], null, new Date('2026-11-08')).map(({ page: known }) => known)).toEqual([null]);
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
  const tools = [{ id: 8, evidence: { ...noEvidence(), price: evidence } }];
  expect(withReadings(tools, report.readings)[0]).toBe(tools[0]);
  const moved = withReadings([{ id: 7, evidence: { ...noEvidence(), price: evidence } }], report.readings);
  expect(moved[0]?.evidence.price?.readOn).toBe('2026-11-08');
  expect(report.readings[0]?.mark).toBe(evidenceMark(fact));
  const today = [{ id: 7, evidence: { ...noEvidence(), price: { ...evidence, readOn: '2026-11-08' } } }];
  expect(withReadings(today, report.readings)[0]).toBe(today[0]);
  const newer = { ...evidence, quote: 'Pro is $12 a month' };
  const kept = withReadings([{ id: 7, evidence: { ...noEvidence(), price: newer } }], report.readings);
  expect(kept[0]?.evidence.price?.readOn).toBe('2026-11-01');
});

test('the report counts each state, and what is due now and next', () => {
  const on = (address: string, readOn = '2026-11-01'): WatchedFact => ({ ...fact, source: address, readOn });
  const known = (address: string, ...visits: [string, Visit][]) =>
    visits.reduce<WatchedPage | null>(
      (before, [day, visit]) => judgeVisit(before, [on(address)], visit, at(day)),
      null,
    )!;
  const misses = ['2026-11-01', '2026-11-05', '2026-11-09'].map((day): [string, Visit] => [day, missing]);
  const pages = [
    known('https://a.example/', ['2026-11-08', still]),
    known('https://b.example/', ['2026-11-09', other]),
    known('https://c.example/', ['2026-11-08', refused]),
    known('https://d.example/', ...misses),
  ];
  const hosts = pages.map((one) => ({
    ...{ host: new URL(one.source).host, lease: null, nextRequestAt: null, robots: null, pages: [one] },
  }));
  const due = on('https://e.example/');
  const facts = [...pages.map((one) => on(one.source)), due, on('https://f.example/', '2026-11-20'), on('a letter')];
  const lastRun = { visited: 4, postponed: 1 };
  const report = watchReport(facts, hosts, lastRun, new Date('2026-11-09T08:00:00.000Z'));
  const { readings, ...rest } = report;
  expect(rest).toEqual({
    at: '2026-11-09T08:00:00.000Z',
    facts: 7,
    states: { unchanged: 1, 'page changed': 1, 'could not be read': 1, gone: 1, waiting: 3 },
    due: 2,
    nextDueAt: '2026-11-15T08:00:00.000Z',
    lastRun,
  });
  expect(readings[0]).toEqual({
    ...{ toolId: 7, fact: 'price', mark: evidenceMark(on('https://a.example/')) },
    ...{ state: 'unchanged', reason: 'quote_found' },
    ...{ since: '2026-11-08T08:00:00.000Z', seenAt: '2026-11-08T08:00:00.000Z' },
  });
  expect(watchText(report)).toBe(
    'Of 7 values: 1 unchanged, 1 changed, 1 not readable, 1 gone, 3 not visited yet. 2 pages are due.',
  );
  expect(evidenceMark({ source: 'a', quote: 'b' })).toBe('1xempie6163ny');
});

test.each([
  ['https://Maker.example:8080/a', 'maker.example:8080'],
  ['http://maker.example', 'maker.example'],
  ['ftp://maker.example', null],
  ['xhttp://maker.example', null],
  ['httpsx://maker.example', null],
  ['a letter', null],
])('%s is asked of %s', (address, host) => expect(hostOf(address)).toBe(host));

test('a file that GitHub shows is read as the file', () => {
  expect(readAddress('https://github.com/a/b/raw/main/x.md')).toBe('https://raw.githubusercontent.com/a/b/main/x.md');
  for (const other of ['https://gitlab.com/a/b/raw/main/x.md', 'https://github.com/a/b/c/raw/main/x.md'])
    expect(readAddress(other)).toBe(other);
  expect(readAddress('https://github.com/a/b/blob/main/x/Terms%20of%20Service.md#price')).toBe(
    'https://raw.githubusercontent.com/a/b/main/x/Terms%20of%20Service.md',
  );
  expect(readAddress('https://github.com/a/b')).toBe('https://github.com/a/b');
  expect(readAddress('no address')).toBeNull();
});

test('words that were read in a copy are never looked for on the page that they are about', () => {
  const read = { source, quote: 'Pro is $10 a month', readOn: '2026-11-01', pageDate: null };
  const copy = 'https://github.com/somebody/prices/blob/1a2b3c/maker.md';
  const tool = (price: Evidence) => ({
    id: 7,
    status: { state: 'active' as const, note: '', since: null, replacedBy: null },
    evidence: { ...noEvidence(), price },
  });
  expect(watchedFacts([tool({ ...read, kind: 'maker' })])).toHaveLength(1);
  expect(watchedFacts([tool({ ...read, kind: 'dated transcription', copy })])).toEqual([]);
});
