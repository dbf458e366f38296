import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DecisionAnswer, ReviewAnswer, ReviewDecision } from '#api/admin-submissions.ts';
import { draftTool } from '#domain/submission/draft-tool.ts';
import { makeSubmission } from '#domain/submission/make-submission.ts';
import type { Submission } from '#domain/submission/submission.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { keepSubmission, submissions } from '#netlify/stores/submission-store.ts';
import type { CaughtMail } from '../../../scripts/local/mail/mail-table.ts';
import type { LocalMail } from '../../../scripts/local/mail/start-mail.ts';
import {
  type Person,
  type SiteUnderTest,
  adminEmail,
  ask,
  startSiteUnderTest,
} from '../../../scripts/promises/site-under-test.ts';
import submissionStatus from '../submission-status/submission-status.ts';
import undoUpload from '../undo-upload/undo-upload.ts';
import uploads from '../uploads/uploads.ts';
import adminSubmissions from './admin-submissions.ts';

let site: SiteUnderTest;
let mail: LocalMail;
let admin: Person;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
  admin = await site.signUp({ email: adminEmail });
});
beforeEach(async () => {
  site.blobs.setFault(() => null);
  mail.clear();
  for (const { id } of await submissions.all()) await submissions.remove(id);
});
afterAll(() => site.close());

const keep = (fields: Partial<Submission> = {}) => {
  const id = randomUUID();
  return keepSubmission(
    makeSubmission({ id, toolName: `Tool ${id.slice(0, 8)}`, website: `https://${id}.test/`, ...fields }),
  );
};
const filled = (submission: Submission) => ({
  ...draftTool(submission),
  pricing_amount: '12',
  pricing_period: 'month',
  pros: 'Quick\nReads scripts',
  cons: 'No hands',
  expert_opinion: 'Good for a first look, no more.',
  departments: 'creative',
  goals: 'design-visual',
  budget_range: 'low',
});
const list = async () =>
  (await (await ask(adminSubmissions, 'GET', '/api/admin/submissions', { person: admin })).json()) as ReviewAnswer;
const decide = (body: ReviewDecision) =>
  ask(adminSubmissions, 'POST', '/api/admin/submissions', { person: admin, body });
const decline = (id: string, attempt: string = randomUUID()) =>
  decide({ id, attempt, decision: 'decline', reason: 'It needs a login to show its price.' });
const publish = (submission: Submission, attempt: string = randomUUID()) =>
  decide({ id: submission.id, attempt, decision: 'publish', tool: filled(submission) });

/** What the private page says to which a letter leads. */
async function statusBy(letter: CaughtMail | undefined): Promise<unknown> {
  const key = /\/submission\?key=(\S+)/.exec(letter?.text ?? '')?.[1] ?? 'no link';
  return (await ask(submissionStatus, 'GET', `/api/submission-status?key=${key}`)).json();
}

test('the queue is oldest first and says what the guide has already', async () => {
  const [tool] = (await currentCatalogue()).tools;
  const late = await keep({ receivedAt: '2026-11-20T12:00:00.000Z', website: tool?.link ?? '' });
  const early = await keep({ receivedAt: '2026-11-19T12:00:00.000Z' });
  const { waiting, queue, listed } = await list();
  expect([waiting, queue.map(({ id }) => id), Object.keys(listed), listed[late.id]?.id]).toEqual([
    2,
    [early.id, late.id],
    [late.id],
    tool?.id,
  ]);
});

test('declining is stored with its reason, told to the sender once, and leaves the queue', async () => {
  const submission = await keep();
  const answer = (await (await decline(submission.id)).json()) as DecisionAnswer;
  expect([answer.letter, answer.submission.decision]).toMatchObject([
    'sent',
    { state: 'declined', reason: 'It needs a login to show its price.' },
  ]);
  expect(
    (await mail.list()).map(({ recipients, text }) => [
      recipients,
      text.includes('It needs a login to show its price.'),
    ]),
  ).toEqual([[['ada@yak.test'], true]]);
  const { waiting, decided } = await list();
  expect([waiting, decided.map(({ id }) => id)]).toEqual([0, [submission.id]]);
});

test('publishing makes it a tool at once, and its sender gets a link that answers before any build (B11)', async () => {
  const submission = await keep();
  const answer = (await (await publish(submission)).json()) as DecisionAnswer;
  const toolId = answer.submission.decision?.state === 'accepted' ? answer.submission.decision.toolId : null;
  expect((await currentCatalogue()).find(toolId ?? 0)).toMatchObject({
    name: submission.toolName,
    link: submission.website,
    pros: ['Quick', 'Reads scripts'],
  });
  const [letter] = await mail.list();
  expect(letter?.text).not.toContain('/tool-fluid/');
  expect(await statusBy(letter)).toMatchObject({ state: 'accepted', toolId });
});

test('a tool that the guide has already is linked itself: its page is out (B11)', async () => {
  const [tool] = (await currentCatalogue()).tools;
  const submission = await keep();
  await decide({ id: submission.id, attempt: randomUUID(), decision: 'listed', toolId: tool?.id ?? 0 });
  expect((await mail.list())[0]?.text).toContain(`/tool-fluid/${tool?.id}`);
});

test('undoing what was accepted tells its sender, once, and the submission waits again (B11)', async () => {
  const submission = await keep();
  const other = await keep();
  await publish(other);
  await publish(submission);
  const [accepted] = (await mail.list()).filter(({ subject }) => subject === `${submission.toolName} is in the guide`);
  const [upload] = (await (await ask(uploads, 'GET', '/api/uploads', { person: admin })).json()) as { id: string }[];
  const undo = () =>
    ask(undoUpload, 'POST', '/api/uploads/undo', { person: admin, body: { uploadId: upload?.id ?? '' } });
  mail.clear();
  for (let time = 0; time < 2; time += 1) expect((await undo()).status).toBe(200);
  const letters = await mail.list();
  expect(letters.map(({ subject }) => subject)).toEqual([`${submission.toolName} is not in the guide for now`]);
  expect(await statusBy(accepted)).toMatchObject({ state: 'received', toolId: null });
  expect(await statusBy(letters[0])).toMatchObject({ state: 'received' });
  expect((await submissions.read(other.id))?.decision).toMatchObject({ state: 'accepted' });

  mail.clear();
  expect((await publish(submission)).status).toBe(200);
  expect((await mail.list()).map(({ subject }) => subject)).toEqual([`${submission.toolName} is in the guide`]);
});

test('of twenty editors at once one decides; the others are told kindly, and one letter goes out', async () => {
  const submission = await keep();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? decline(submission.id) : publish(submission))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
  expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({
    code: 'already_decided',
    message: expect.stringContaining('nothing was changed'),
  });
  expect((await mail.list()).length).toBe(1);
});

test.each(['decline', 'publish'] as const)('the same attempt to %s again is the same decision', async (kind) => {
  const submission = await keep();
  const attempt = randomUUID();
  const act = () => (kind === 'decline' ? decline(submission.id, attempt) : publish(submission, attempt));
  const [first, second] = [await (await act()).json(), await (await act()).json()];
  expect(second).toEqual(first);
  expect((await mail.list()).length).toBe(1);
});

test('an attempt that broke off goes on: one tool, one letter', async () => {
  const submission = await keep();
  const attempt = randomUUID();
  const before = (await currentCatalogue()).tools.length;
  site.blobs.setFault(({ store }) => (store?.endsWith('-tools') ? '503' : null));
  expect((await publish(submission, attempt)).status).toBe(503);
  expect((await decline(submission.id)).status).toBe(409);
  site.blobs.setFault(() => null);
  expect((await publish(submission, attempt)).status).toBe(200);
  expect([(await currentCatalogue()).tools.length, (await mail.list()).length]).toEqual([before + 1, 1]);
});

test('what the catalogue refuses gives the submission back', async () => {
  const [one, other] = (await currentCatalogue()).tools;
  const submission = await keep({ toolName: one?.name ?? '', website: other?.link ?? '' });
  expect((await publish(submission)).status).toBe(422);
  expect((await submissions.read(submission.id))?.decision).toBe(null);
  expect(await mail.list()).toEqual([]);
});

test('an entry that is not complete is refused with the column that lacks, and nothing is decided', async () => {
  const submission = await keep();
  const answer = await decide({
    id: submission.id,
    attempt: randomUUID(),
    decision: 'publish',
    tool: draftTool(submission),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { message: expect.stringContaining('pricing_amount') },
  ]);
  expect((await submissions.read(submission.id))?.decision).toBe(null);
});

describe('accepting because the guide has it', () => {
  test('takes the number of a tool that there is', async () => {
    const [tool] = (await currentCatalogue()).tools;
    const submission = await keep();
    expect(
      (await decide({ id: submission.id, attempt: randomUUID(), decision: 'listed', toolId: tool?.id ?? 0 })).status,
    ).toBe(200);
    expect((await submissions.read(submission.id))?.decision).toMatchObject({ state: 'accepted', toolId: tool?.id });
  });

  test('refuses any other number', async () => {
    const submission = await keep();
    expect(
      (await decide({ id: submission.id, attempt: randomUUID(), decision: 'listed', toolId: 999_999 })).status,
    ).toBe(404);
  });
});

test('without the admin role nothing is told and nothing happens', async () => {
  const submission = await keep();
  for (const person of [
    null,
    await site.signUp(),
    await site.signUp({ plan: 'core' }),
    await site.signUp({ email: 'admin2@yak.test', emailVerified: false }),
  ]) {
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', { id: submission.id, attempt: randomUUID(), decision: 'decline', reason: 'Because I can do it.' }],
    ] as const) {
      const answer = await ask(
        adminSubmissions,
        method,
        '/api/admin/submissions',
        body === undefined ? { person } : { person, body },
      );
      expect([answer.status, (await answer.text()).includes('ada@')]).toEqual([person ? 403 : 401, false]);
    }
  }
  expect((await submissions.read(submission.id))?.decision).toBe(null);
});

test('more than one page of the store is seen', async () => {
  const count = 1001;
  for (let kept = 0; kept < count; kept += 40) {
    const ids = Array.from({ length: Math.min(40, count - kept) }, () => randomUUID());
    await Promise.all(ids.map((id) => openStore('submissions').create(id, makeSubmission({ id }))));
  }
  const { waiting, queue } = await list();
  expect([waiting, queue.length]).toEqual([count, 100]);
});
