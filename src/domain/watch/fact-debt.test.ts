import { expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { type DebtSources, debtCounts, factDebt } from './fact-debt.ts';
import type { FactReading } from './fact-reading.schema.ts';
import { reasonText } from './reading-text.ts';
import { evidenceMark } from './watch-report.ts';

const read = makeEvidence();
const evidence = { ...noEvidence(), price: read, commercialUse: read, trainsOnUploads: read };
const at = '2026-11-08T08:00:00.000Z';
const reading = (toolId: number, fields: Partial<FactReading>): FactReading => ({
  ...{ toolId, fact: 'price', quote: read.quote, state: 'page changed', reason: 'quote_missing', status: null },
  ...{ since: at, at, seenAt: null, passageThen: 'Pro is $10', passageNow: 'Pro is $12', ...fields },
});
const refused = { state: 'could not be read', reason: 'status', status: 403 } as const;
const told = ['2026-11-09', '2026-11-10'].map((day, index) => ({
  ...{ id: `message-${index}`, name: 'Ada', words: 'It says otherwise', at: `${day}T08:00:00.000Z` },
}));
const facts = [
  reading(1, { state: 'unchanged', reason: 'quote_found' }),
  reading(2, {}),
  reading(4, { fact: 'commercialUse', ...refused }),
  reading(7, { fact: 'trainsOnUploads', state: 'gone', reason: 'missing_for_a_week', status: 404 }),
  reading(8, { quote: 'Words of last year' }),
  reading(9, { ...refused }),
];
const page = { source: read.source, etag: null, lastModified: null, visitedAt: at, missingAt: [], failures: 0, facts };
const sources: DebtSources = {
  tools: [
    makeTool({ id: 5, name: 'Bare' }),
    makeTool({ id: 6, name: 'Shut', status: { state: 'shut down', note: '', since: null, replacedBy: null } }),
    ...Object.entries({
      1: 'Same',
      4: 'Refused',
      9: 'Also refused',
      2: 'Changed',
      3: 'Told',
      7: 'Gone',
      8: 'Older',
    }).map(([id, name]) => makeTool({ id: Number(id), name, evidence })),
  ],
  hosts: [{ host: 'example.com', lease: null, nextRequestAt: null, robots: null, pages: [page] }],
  desk: { left: [], reports: [] },
  reports: new Map([['3 indemnity', told]]),
  saves: { 3: 5, 5: 9, 7: 5 },
  now: new Date('2026-11-11T08:00:00.000Z'),
};

test('what waits for an editor: what changed or was told first, then by saves, age and name', () => {
  const debt = factDebt(sources);
  expect(debt.map(({ toolName, fact, kind, ageDays }) => `${toolName}, ${fact}: ${kind} (${ageDays})`)).toEqual([
    'Gone, trainsOnUploads: gone (10)',
    'Told, indemnity: reported (2)',
    'Changed, price: page changed (10)',
    'Also refused, price: could not be read (10)',
    'Refused, commercialUse: could not be read (10)',
    'Bare, price: not read (3650)',
    'Bare, commercialUse: not read (3650)',
    'Bare, trainsOnUploads: not read (3650)',
  ]);
  expect(debtCounts(debt)).toEqual({
    reported: 1,
    'page changed': 1,
    gone: 1,
    'could not be read': 2,
    'not read': 3,
  });
  expect(debt[2]).toEqual({
    toolId: 2,
    toolName: 'Changed',
    fact: 'price',
    title: 'Price',
    kind: 'page changed',
    reason: 'The page no longer says these words.',
    value: '$10/month (From $10/month)',
    evidence: read,
    passageThen: 'Pro is $10',
    passageNow: 'Pro is $12',
    saves: 0,
    ageDays: 10,
    reports: [],
    mark: `page changed-${evidenceMark(read)}-`,
  });
  const nobody = { evidence: null, passageThen: '', passageNow: '' };
  expect(debt[1]).toMatchObject({
    ...{ ...nobody, reason: 'A reader says that something is wrong.', saves: 5, reports: told },
    mark: 'reported-none-message-1',
  });
  expect(debt[5]).toMatchObject({
    ...nobody,
    reason: 'Nobody has read this one yet.',
    saves: 9,
    mark: 'not read-none-',
  });
});

test('what an editor left comes back on its day, or when something else stands there', () => {
  const names = (mark: string, until: string) =>
    factDebt({ ...sources, desk: { left: [{ toolId: 3, fact: 'indemnity', mark, until }], reports: [] } }).map(
      ({ toolName }) => toolName,
    );
  expect(names('reported-none-message-1', '2026-12-01T08:00:00.000Z')).not.toContain('Told');
  expect(names('reported-none-message-1', '2026-11-11T08:00:00.000Z')).toContain('Told');
  expect(names('reported-none-message-0', '2026-12-01T08:00:00.000Z')).toContain('Told');
});

test.each([
  ['status', 403, 'The page answered with an error (403).'],
  ['status', null, 'The page answered with an error.'],
  ['missing_for_a_week', 404, 'The page was not found, three times and for over a week.'],
] as const)('%s with %s is told', (reason, status, words) => expect(reasonText({ reason, status })).toBe(words));
