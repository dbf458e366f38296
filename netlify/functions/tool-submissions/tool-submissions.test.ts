import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmissionAnswer } from '#api/tool-submissions.contract.ts';
import submissionStatus from '#netlify/functions/submission-status/submission-status.ts';
import { sealToken } from '#netlify/session/sealed-token.ts';
import { submissions } from '#netlify/stores/submission-store.ts';
import { removeSender } from '#netlify/stores/sender-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { honestBodies } from '#testing/honest-bodies.ts';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import toolSubmissions from './tool-submissions.ts';

let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
});
beforeEach(async () => {
  mail.behave('well');
  mail.clear();
  for (const { id } of await submissions.all()) await submissions.remove(id);
  await removeSender('ada@yak.test');
});
afterAll(() => site.close());

const makeBody = (fields: Record<string, unknown> = {}) => ({
  ...honestBodies['/api/tool-submissions'],
  attempt: randomUUID(),
  submitterEmail: 'ada@yak.test',
  website: `https://${randomUUID()}.test/`,
  ...fields,
});
const send = (body: unknown) => ask(toolSubmissions, 'POST', '/api/tool-submissions', { body });
const submit = async (fields: Record<string, unknown> = {}) =>
  (await (await send(makeBody(fields))).json()) as SubmissionAnswer;
const look = (path: string) => ask(submissionStatus, 'GET', path.replace('/submission?', '/api/submission-status?'));

test('a submission is stored, mailed to the team, and acknowledged with its private link, which opens its status', async () => {
  const { statusPath, isRepeat, letters } = await submit();
  expect([isRepeat, letters]).toEqual([false, 'sent']);
  const mails = await mail.list();
  expect(mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual(['ada@yak.test', 'team@yak.test']);
  const link =
    /https?:\S+\/submission\?key=\S+/.exec(
      mails.find(({ recipients }) => recipients.includes('ada@yak.test'))?.text ?? '',
    )?.[0] ?? '';
  for (const address of [statusPath, link.slice(site.origin.length)]) {
    const answer = await look(address);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      toolName: 'Storyteller',
      state: 'received',
      decidedAt: null,
      reason: null,
      toolId: null,
    });
  }
});

test('nothing that was typed goes to the address', async () => {
  await submit({
    toolName: 'Typed-1',
    description: 'Typed-2',
    submitterName: 'Typed-3',
    additionalInfo: 'Typed-4',
    website: 'https://typed-5.test/',
  });
  expect((await mail.list()).find(({ recipients }) => recipients.includes('ada@yak.test'))?.raw).not.toMatch(
    /typed-\d/i,
  );
});

test('the same address again is recognised while typing and when sent, however it is written', async () => {
  const host = `${randomUUID()}.test`;
  const isKnown = async (address: string) =>
    (await ask(toolSubmissions, 'GET', `/api/tool-submissions?address=${encodeURIComponent(address)}`)).json();
  expect(await isKnown(host)).toEqual({ isSuggested: false });
  expect((await submit({ website: host })).isRepeat).toBe(false);
  expect(await isKnown(`http://www.${host}/`)).toEqual({ isSuggested: true });
  expect((await submit({ website: `http://www.${host}/` })).isRepeat).toBe(true);
  expect((await submissions.all()).map(({ isRepeat }) => isRepeat).toSorted()).toEqual([false, true]);
});

test('twenty clicks at once are one submission, which is no repetition of itself, and two letters', async () => {
  const body = makeBody();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => (await (await send(body)).json()) as SubmissionAnswer),
  );
  expect(new Set(answers.map(({ isRepeat }) => isRepeat))).toEqual(new Set([false]));
  expect([(await submissions.all()).length, (await mail.list()).length]).toEqual([1, 2]);
});

test('a machine gets the answer of a person, and nothing is there', async () => {
  const answer = await submit({ homepage: 'x' });
  expect(answer).toEqual({
    statusPath: expect.stringMatching(/^\/submission\?key=/),
    isRepeat: false,
    letters: 'sent',
  });
  expect([await submissions.all(), await mail.list()]).toEqual([[], []]);
  expect((await look(answer.statusPath)).status).toBe(404);
});

test('a link that is not ours, or of another purpose, opens nothing', async () => {
  const [{ statusPath }, foreign] = [await submit(), await sealToken('preferences', { submission: randomUUID() }, 60)];
  for (const path of [
    '/submission?key=',
    '/submission?key=nothing',
    `${statusPath.slice(0, -2)}`,
    `/submission?key=${foreign}`,
  ]) {
    expect((await look(path)).status).toBe(400);
  }
});

test('the private page tells what was decided and why', async () => {
  const { statusPath } = await submit();
  const [submission] = await submissions.all();
  const decision = {
    state: 'declined',
    attempt: randomUUID(),
    decidedAt: '2026-11-22T10:00:00.000Z',
    reason: 'It needs a login to read its price.',
  } as const;
  await submissions.change(submission?.id ?? '', (current) => ({
    write: current && { ...current, decision },
    outcome: null,
  }));
  expect(await (await look(statusPath)).json()).toMatchObject({
    state: 'declined',
    decidedAt: decision.decidedAt,
    reason: decision.reason,
  });
});

test('with the mail server down it is stored, and the answer says that the letters wait', async () => {
  mail.behave('down');
  expect((await submit()).letters).toBe('waiting');
  expect((await submissions.all()).length).toBe(1);
});

test.each([
  { toolName: ' ' },
  { category: 'Cooking' },
  { website: 'javascript:alert(1)' },
  { description: '' },
  { submitterName: '' },
  { submitterEmail: 'a@b.test, c@d.test' },
  { relationship: 'friend' },
  { more: 1 },
])('%j is refused in words and nothing is stored', async (fields) => {
  const answer = await send(makeBody(fields));
  expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([400, ['message', 'code']]);
  expect(await submissions.all()).toEqual([]);
});

test.each(['', '?address=', '?address=javascript:alert(1)', '?address=localhost'])(
  'asking with “%s” is refused',
  async (query) => {
    expect((await ask(toolSubmissions, 'GET', `/api/tool-submissions${query}`)).status).toBe(400);
  },
);
