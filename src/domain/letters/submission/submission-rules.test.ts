import { describe, expect, test } from 'vitest';
import { checkSubmission, cleanSubmission, withJob, jobOf, mostLetters, withScheme } from './check-submission.ts';
import { decide, finishPublishing, giveBack, isWaiting, reopen } from './decide.ts';
import { findListed, houseOf } from './find-listed.ts';
import { makeSubmission } from './make-submission.ts';
import { submissionSchema } from './submission.schema.ts';
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
    const fields = ['toolName', 'category', 'website', 'description', 'submitterName', 'submitterEmail'] as const;
    expect(check(Object.fromEntries(fields.map((field) => [field, ' '])))).toEqual({
      toolName: 'Please enter the name of the tool',
      category: 'Please choose a category',
      website: 'Please enter the address of the tool',
      description: 'Please describe the tool in a sentence or two',
      submitterName: 'Please enter your name',
      submitterEmail: 'Please enter a valid email address',
    });
  });

  test('is cleaned field by field, and what is stored is sound', () => {
    const stored = makeSubmission();
    const { id: _, userId: __, receivedAt: ___, isRepeat: ____, decision: _____, ...form } = stored;
    expect(submissionSchema.parse(stored)).toEqual(stored);
    expect(
      cleanSubmission({
        ...form,
        toolName: ' Storyteller\n',
        website: ' storyteller.test/ ',
        description: `\n${form.description}  `,
        pricing: ' Free,  then $12 a month',
        submitterName: 'Ada\tLovelace',
        submitterEmail: ' ada@yak.test ',
        additionalInfo: ' \n ',
      }),
    ).toEqual({ ...form, website: 'https://storyteller.test/', relationship: 'user', additionalInfo: '' });
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
    expect(check({ website })).toEqual({ website: 'Please enter a web address, like https://example.com' });
  });

  test.each([
    ['', ''],
    ['example.com/a', 'https://example.com/a'],
    ['example.com/?to=mailto:ada', 'https://example.com/?to=mailto:ada'],
    ['HTTP://example.com', 'HTTP://example.com'],
  ])('adds the https:// that people leave out: %s', (typed, address) => expect(withScheme(typed)).toBe(address));

  test('takes words of the closed lists only', () => {
    expect(check({ category: 'x'.repeat(mostLetters.category + 1), relationship: 'constructor' })).toEqual({
      category: 'Please choose a category',
      relationship: 'Please choose one of the list',
    });
  });

  test.each([
    ['toolName', 'Tool name', 60],
    ['website', 'Website URL', 300],
    ['description', 'Description', 2000],
    ['pricing', 'Pricing model', 200],
    ['submitterName', 'Your name', 80],
    ['additionalInfo', 'Additional information', 2000],
  ] as const)('has an end for %s', (field, label, most) => {
    const text = 'https://example.com/'.padEnd(most, 'x');
    expect(check({ [field]: text })).toEqual({});
    expect(check({ [field]: `${text}x` })).toEqual({ [field]: `${label} must be at most ${most} characters` });
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
    const texts = [form.additionalInfo, 'It is Made for: me', 'Made for: \nyou'];
    expect(texts.map((additionalInfo) => jobOf({ additionalInfo }))).toEqual([null, null, null]);
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

  test.each([
    ['https://www.maker.test/chat', 'maker.test'],
    ['https://blog-www.maker.test/', 'blog-www.maker.test'],
    ['https://github.com/someone', null],
    ['maker', null],
  ])('%s is of the house %s', (address, house) => expect(houseOf(address)).toBe(house));

  test('elsewhere, or where everybody has a place, is nothing', () => {
    expect([
      findListed('https://other.test', tools),
      findListed('https://github.com/else/thing', tools),
      findListed('maker', tools),
      findListed('', tools),
    ]).toEqual([null, null, null, null]);
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
    for (const [time, isOver] of [
      ['2026-11-21T12:01:00.000Z', false],
      ['2026-11-21T12:01:00.001Z', true],
    ] as const) {
      expect(decide(claimed, accepted('b', null, time)).ok).toBe(isOver);
      expect(isWaiting(claimed, new Date(time))).toBe(isOver);
    }
  });

  test('publishing ends with the number of the tool, or gives the claim back', () => {
    const claimed = makeSubmission({ decision: accepted('a') });
    expect(finishPublishing(claimed, 'a', 20_001).decision).toEqual(accepted('a', 20_001));
    expect(giveBack(claimed, 'a').decision).toBe(null);
    expect([finishPublishing(claimed, 'b', 20_001), giveBack(claimed, 'b')]).toEqual([claimed, claimed]);
    const done = makeSubmission({ decision: accepted('a', 7) });
    expect([finishPublishing(done, 'a', 8), giveBack(done, 'a')]).toEqual([done, done]);
    const waiting = makeSubmission();
    expect([finishPublishing(waiting, 'a', 8), giveBack(waiting, 'a')]).toEqual([waiting, waiting]);
  });

  test.each([
    ['declined', declined('a'), true],
    ['published', accepted('a', 7), true],
    ['decided again meanwhile', declined('b'), false],
    ['being published', accepted('a'), false],
    ['waiting', null, false],
  ])('what is %s waits again when it is reopened, or is left alone', (_, decision, waits) => {
    const submission = makeSubmission({ decision });
    expect(reopen(submission, 'a')).toEqual(waits ? makeSubmission() : submission);
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
