import { describe, expect, test } from 'vitest';
import { checkSubmission, cleanSubmission, withJob, jobOf } from './check-submission.ts';
import { decide, finishPublishing, giveBack, isWaiting } from './decide.ts';
import { findListed } from './find-listed.ts';
import { makeSubmission } from './make-submission.ts';
import { statusOf, type Decision, type SubmissionForm } from './submission.ts';

const noon = '2026-11-21T12:00:00.000Z';
const check = (fields: Partial<SubmissionForm> = {}) => checkSubmission(cleanSubmission(makeSubmission(fields)));
const accepted = (attempt: string, toolId: number | null = null, decidedAt = noon): Decision => ({
  state: 'accepted',
  attempt,
  decidedAt,
  toolId,
});
const declined = (attempt: string, decidedAt = noon): Decision => ({
  state: 'declined',
  attempt,
  decidedAt,
  reason: 'Not for creatives.',
});

describe('the form', () => {
  test('can be sent without what is optional', () => {
    expect(check({ pricing: '', relationship: '', additionalInfo: '' })).toEqual({});
  });

  test('names every required field that is empty', () => {
    const empty = { toolName: '', category: '', website: '', description: '', submitterName: '', submitterEmail: '' };
    expect(Object.keys(check(empty))).toEqual(Object.keys(empty));
  });

  test.each(['example.com', 'https://example.com/tool', 'http://www.example.co.uk'])(
    'takes the address %s',
    (website) => {
      expect(check({ website })).toEqual({});
    },
  );

  test.each([
    'nothing',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://localhost',
    'https://10.0.0.1/',
    'https://user:pass@example.com',
    'https://exa mple.com',
  ])('refuses the address %s', (website) => {
    expect(Object.keys(check({ website }))).toEqual(['website']);
  });

  test('adds the https:// that people leave out', () => {
    expect(cleanSubmission(makeSubmission({ website: ' example.com/a ' })).website).toBe('https://example.com/a');
  });

  test('takes words of the closed lists only', () => {
    expect(Object.keys(check({ category: 'Cooking', relationship: 'constructor' }))).toEqual([
      'category',
      'relationship',
    ]);
  });

  test('has an end for each field', () => {
    const long = 'x'.repeat(2001);
    expect(
      Object.keys(
        check({ toolName: long, description: long, pricing: long, submitterName: long, additionalInfo: long }),
      ),
    ).toEqual(['toolName', 'description', 'pricing', 'submitterName', 'additionalInfo']);
  });
});

describe('the job that a tool is suggested for', () => {
  const form = makeSubmission({ additionalInfo: 'New in May.' });

  test('is the first line of what is said besides', () => {
    expect(withJob(form, ' Remove a\nbackground ').additionalInfo).toBe('Made for: Remove a background\nNew in May.');
    expect(withJob({ ...form, additionalInfo: '' }, 'Clone a voice').additionalInfo).toBe('Made for: Clone a voice');
  });

  test('is read back, whatever else was said', () => {
    expect(jobOf(withJob(form, 'Clone a voice'))).toBe('Clone a voice');
    expect([jobOf(form), jobOf({ additionalInfo: 'It is Made for: me' })]).toEqual([null, null]);
  });

  test('may be left out', () => {
    expect(withJob(form, '  ')).toEqual(form);
  });
});

describe('what the guide has already', () => {
  const tools = [
    { id: 1, name: 'Chat', link: 'https://www.maker.test/chat/' },
    { id: 2, name: 'Draw', link: 'https://maker.test/draw' },
    { id: 3, name: 'Code', link: 'https://github.com/someone/code' },
    { id: 4, name: 'Nowhere', link: '' },
  ];

  test('is found whatever is written around the address', () => {
    expect(findListed('http://maker.test/chat', tools)).toMatchObject({ kind: 'same', tool: { id: 1 } });
  });

  test('of the same house is named', () => {
    expect(findListed('https://maker.test/sing', tools)).toMatchObject({
      kind: 'neighbours',
      tools: [{ id: 1 }, { id: 2 }],
    });
  });

  test('elsewhere, or where everybody has a place, is nothing', () => {
    expect([
      findListed('https://other.test', tools),
      findListed('https://github.com/else/thing', tools),
      findListed('maker', tools),
    ]).toEqual([null, null, null]);
  });
});

describe('deciding', () => {
  test('is done once: the same attempt comes out the same, another is told', () => {
    const first = decide(makeSubmission(), declined('a'));
    if (!first.ok) throw new Error('refused');
    expect(first.submission.decision).toEqual(declined('a'));
    expect(decide(first.submission, declined('a', '2026-11-21T12:00:09.000Z'))).toEqual({
      ok: true,
      submission: first.submission,
    });
    expect(decide(first.submission, declined('b'))).toEqual({ ok: false, code: 'decided' });
    expect(decide(first.submission, accepted('a'))).toEqual({ ok: false, code: 'decided' });
    expect(decide(null, declined('a'))).toEqual({ ok: false, code: 'gone' });
  });

  test('a claim to publish keeps others away for a minute, and is taken over after it', () => {
    const claimed = makeSubmission({ decision: accepted('a') });
    expect(decide(claimed, accepted('b', null, '2026-11-21T12:00:59.000Z')).ok).toBe(false);
    expect(decide(claimed, accepted('b', null, '2026-11-21T12:01:01.000Z')).ok).toBe(true);
    expect([
      isWaiting(claimed, new Date('2026-11-21T12:00:30Z')),
      isWaiting(claimed, new Date('2026-11-21T12:02:00Z')),
    ]).toEqual([false, true]);
  });

  test('publishing ends with the number of the tool, or gives the claim back', () => {
    const claimed = makeSubmission({ decision: accepted('a') });
    expect(finishPublishing(claimed, 'a', 20_001).decision).toEqual(accepted('a', 20_001));
    expect(giveBack(claimed, 'a').decision).toBe(null);
    expect([finishPublishing(claimed, 'b', 20_001), giveBack(claimed, 'b')]).toEqual([claimed, claimed]);
    const done = makeSubmission({ decision: accepted('a', 7) });
    expect([finishPublishing(done, 'a', 8), giveBack(done, 'a')]).toEqual([done, done]);
  });
});

test('the private page shows where it stands, and nothing of the sender', () => {
  const states = [null, accepted('a'), accepted('a', 7), declined('a')].map((decision) =>
    statusOf(makeSubmission({ decision })),
  );
  expect(states.map(({ state, decidedAt, reason, toolId }) => [state, decidedAt, reason, toolId])).toEqual([
    ['received', null, null, null],
    ['received', null, null, null],
    ['accepted', noon, null, 7],
    ['declined', noon, 'Not for creatives.', null],
  ]);
  for (const status of states) expect(JSON.stringify(status)).not.toMatch(/ada/i);
});
