import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DecisionAnswer, ReviewAnswer, ReviewDecision, SubmissionAtDesk } from '#api/admin-submissions.ts';
import type { DeskTool, RefusedEdit } from '#api/admin-tool.ts';
import { makeSubmission } from '#domain/submission/make-submission.ts';
import type { Submission } from '#domain/submission/submission.ts';
import { audit } from '#netlify/audit/audit.ts';
import { fileTools } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { awaitedPages } from '#netlify/stores/awaited-page-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { keepSubmission, submissions } from '#netlify/stores/submission-store.ts';
import type { CaughtMail } from '#stand-ins/mail/mail-table.ts';
import type { LocalMail } from '#stand-ins/mail/start-mail.ts';
import { type PageServer, startPages } from '#testing/page-server.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import adminTool from '../admin-tool/admin-tool.ts';
import adminToolUndo from '../admin-tool-undo/admin-tool-undo.ts';
import submissionStatus from '../submission-status/submission-status.ts';
import tellSubmitters from '../tell-submitters/tell-submitters.ts';
import adminSubmissions from './admin-submissions.ts';

let site: SiteUnderTest;
let mail: LocalMail;
let admin: Person;
let pages: PageServer;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  pages = await startPages();
  site.setEnvironment({ URL: pages.origin }); // the letters lead there
  mail = await site.startMail();
  admin = await site.signUp({ email: adminEmail });
  await audit({ action: 'admin_signed_in', userId: admin.id, now: new Date() }); // as the callback does
});
beforeEach(async () => {
  site.blobs.setFault(() => null);
  mail.clear();
  pages.out.clear();
  for (const { id } of await submissions.all()) await submissions.remove(id);
  for (const id of await awaitedPages.keys()) await awaitedPages.remove(id);
});
afterAll(async () => {
  await site.close();
  await pages.close();
});

const keep = (fields: Partial<Submission> = {}) => {
  const id = randomUUID();
  return keepSubmission(
    makeSubmission({ id, toolName: `Tool ${id.slice(0, 8)}`, website: `https://${id}.test/`, ...fields }),
  );
};
const [model] = fileTools.filter(({ status }) => status.state === 'active');
if (!model) throw new Error('The catalogue is empty.');
const { id: _, slug: __, evidence, ...words } = model;
const filled = ({ toolName, website }: Submission) => ({
  fields: { ...words, name: toolName, link: website },
  evidence: Object.fromEntries(
    Object.entries(evidence).map(([fact, read]) => [fact, read && { ...read, source: website }]),
  ),
});
const list = async () =>
  (await (await ask(adminSubmissions, 'GET', '/api/admin/submissions', { person: admin })).json()) as ReviewAnswer;
const decide = (body: ReviewDecision) =>
  ask(adminSubmissions, 'POST', '/api/admin/submissions', { person: admin, body });
const decline = (id: string, attempt: string = randomUUID()) =>
  decide({ id, attempt, decision: 'decline', reason: 'It needs a login to show its price.' });
const publish = (submission: Submission, attempt: string = randomUUID()) =>
  decide({
    id: submission.id,
    attempt,
    decision: 'publish',
    reason: 'Submitted by a reader',
    patch: filled(submission),
  });
const pageOf = (toolId: number) => `/tool-fluid/${toolId}`;
/** Publishes, and gives the number of the tool. */
async function publishOne(submission: Submission, attempt?: string): Promise<number> {
  const { submission: published } = (await (await publish(submission, attempt)).json()) as DecisionAnswer;
  return published.decision?.state === 'accepted' ? (published.decision.toolId ?? 0) : 0;
}
const subjects = async () => (await mail.list()).map(({ subject }) => subject);

/** What the private page says to which a letter leads. */
async function statusBy(letter: CaughtMail | undefined): Promise<unknown> {
  const key = /\/submission\?key=(\S+)/.exec(letter?.text ?? '')?.[1] ?? 'no link';
  return (await ask(submissionStatus, 'GET', `/api/submission-status?key=${key}`)).json();
}

test('the queue is oldest first and says what the guide has already', async () => {
  const [tool] = (await currentCatalogue()).tools;
  const late = await keep({ receivedAt: '2026-11-20T12:00:00.000Z', website: tool?.link ?? '' });
  const early = await keep({ receivedAt: '2026-11-19T12:00:00.000Z' });
  const { waiting, queue, twins } = await list();
  expect([waiting, queue.map(({ id }) => id)]).toEqual([2, [early.id, late.id]]);
  expect(twins[late.id]?.tools[0]).toMatchObject({ id: tool?.id, by: 'address' });
  expect(twins[early.id]).toEqual({ tools: [], submissions: [] });
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

test('publishing makes it a tool at once; its sender is told when its page answers, once (B11)', async () => {
  const submission = await keep();
  const answer = (await (await publish(submission)).json()) as DecisionAnswer;
  const toolId = answer.submission.decision?.state === 'accepted' ? (answer.submission.decision.toolId ?? 0) : 0;
  expect([answer.letter, await subjects()]).toEqual(['awaits_page', []]);
  expect((await currentCatalogue()).find(toolId)).toMatchObject({
    name: submission.toolName,
    link: submission.website,
    pros: model.pros,
  });
  await tellSubmitters();
  expect(await subjects()).toEqual([]);
  expect((await list()).awaited).toMatchObject([
    { id: submission.id, toolId, toolName: submission.toolName, lastLook: { status: 404 } },
  ]);

  pages.out.add(pageOf(toolId));
  await Promise.all([tellSubmitters(), tellSubmitters()]);
  await tellSubmitters();
  const letters = await mail.list();
  expect(letters.map(({ subject }) => subject)).toEqual([`${submission.toolName} is in the guide`]);
  expect(letters[0]?.text).toContain(`${pages.origin}${pageOf(toolId)}`);
  expect((await list()).awaited).toEqual([]);
});

test('whoever looks again at the desk tells the sender as soon as the page is there', async () => {
  const submission = await keep();
  const toolId = await publishOne(submission);
  const look = async () =>
    (await (await decide({ id: submission.id, attempt: randomUUID(), decision: 'tell' })).json()) as DecisionAnswer;
  expect((await look()).letter).toBe('awaits_page');
  pages.out.add(pageOf(toolId));
  expect((await look()).letter).toBe('sent');
  expect(await subjects()).toEqual([`${submission.toolName} is in the guide`]);
});

test('a site that does not answer lets the letter wait, and one whose submission is erased is forgotten', async () => {
  const [submission, erased] = [await keep(), await keep()];
  await publishOne(submission);
  const toolId = await publishOne(erased);
  site.setEnvironment({ URL: 'http://127.0.0.1:9' });
  await tellSubmitters();
  site.setEnvironment({ URL: pages.origin });
  expect((await list()).awaited.map(({ lastLook }) => lastLook?.status)).toEqual([null, null]);
  await submissions.remove(erased.id);
  pages.out.add(pageOf(toolId));
  await tellSubmitters();
  expect([await awaitedPages.keys(), await subjects()]).toEqual([[submission.id], []]);
});

test('a tool that the guide has already is linked itself: its page is out (B11)', async () => {
  const [tool] = (await currentCatalogue()).tools;
  pages.out.add(pageOf(tool?.id ?? 0));
  const submission = await keep();
  await decide({ id: submission.id, attempt: randomUUID(), decision: 'listed', toolId: tool?.id ?? 0 });
  expect((await mail.list())[0]?.text).toContain(`/tool-fluid/${tool?.id}`);
});

test('taking out a tool that was accepted tells its sender, once, and the submission waits again (B11)', async () => {
  const [submission, other] = [await keep(), await keep()];
  const attempt = randomUUID();
  const toolId = await publishOne(submission, attempt);
  await publishOne(other);
  pages.out.add(pageOf(toolId));
  await tellSubmitters();
  mail.clear();
  const undo = () => takeOut(toolId, attempt);
  for (let time = 0; time < 2; time += 1) await undo();
  const letters = await mail.list();
  expect(letters.map(({ subject }) => subject)).toEqual([`${submission.toolName} is not in the guide for now`]);
  expect(await statusBy(letters[0])).toMatchObject({ state: 'received', toolId: null });
  expect((await submissions.read(other.id))?.decision).toMatchObject({ state: 'accepted' });

  mail.clear();
  pages.out.add(pageOf(await publishOne(submission)));
  await tellSubmitters();
  expect(await subjects()).toEqual([`${submission.toolName} is in the guide`]);
});

test('taking out a tool of which nobody was told yet tells nobody', async () => {
  const submission = await keep();
  const attempt = randomUUID();
  const toolId = await publishOne(submission, attempt);
  await takeOut(toolId, attempt);
  expect((await submissions.read(submission.id))?.decision).toBe(null);
  pages.out.add(pageOf(toolId));
  await tellSubmitters();
  expect([await subjects(), await awaitedPages.keys()]).toEqual([[], []]);
});

const takeOut = (toolId: number, editId: string) =>
  ask(adminToolUndo, 'POST', `/api/admin/tools/${toolId}/undo`, {
    person: admin,
    body: { editId, attempt: randomUUID(), reason: 'It was a slip' },
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
  expect((await mail.list()).length + (await awaitedPages.keys()).length).toBe(1);
});

test.each(['decline', 'publish'] as const)('the same attempt to %s again is the same decision', async (kind) => {
  const submission = await keep();
  const attempt = randomUUID();
  const act = () => (kind === 'decline' ? decline(submission.id, attempt) : publish(submission, attempt));
  const [first, second] = [await (await act()).json(), await (await act()).json()];
  expect(second).toEqual(first);
  expect((await mail.list()).length + (await awaitedPages.keys()).length).toBe(1);
});

test('an attempt that broke off goes on: one tool, one letter', async () => {
  const submission = await keep();
  const attempt = randomUUID();
  const before = (await currentCatalogue()).tools.length;
  site.blobs.setFault(({ store }) => (store?.endsWith('-tools') ? '503' : null));
  expect((await publish(submission, attempt)).status).toBe(503);
  expect((await decline(submission.id)).status).toBe(409);
  site.blobs.setFault(() => null);
  pages.out.add(pageOf(await publishOne(submission, attempt)));
  await tellSubmitters();
  expect([(await currentCatalogue()).tools.length, (await mail.list()).length]).toEqual([before + 1, 1]);
});

test('what the catalogue refuses gives the submission back', async () => {
  const [one, other] = (await currentCatalogue()).tools;
  const submission = await keep({ toolName: one?.name ?? '', website: other?.link ?? '' });
  expect((await publish(submission)).status).toBe(422);
  expect((await submissions.read(submission.id))?.decision).toBe(null);
  expect(await mail.list()).toEqual([]);
});

test('an entry that is not complete is refused field by field, and nothing is decided', async () => {
  const submission = await keep();
  const patch = { fields: { name: submission.toolName }, evidence: {} };
  const reason = 'Submitted by a reader';
  const answer = await decide({ id: submission.id, attempt: randomUUID(), decision: 'publish', reason, patch });
  const { code, problems } = (await answer.json()) as RefusedEdit;
  expect([answer.status, code, problems.some(({ field }) => field === 'description')]).toEqual([
    422,
    'tool_refused',
    true,
  ]);
  expect((await submissions.read(submission.id))?.decision).toBe(null);
});

test('one submission is read by its id, with the tool at its address', async () => {
  const [tool] = (await currentCatalogue()).tools;
  const { id } = await keep({ website: tool?.link ?? '' });
  const read = (asked: string) =>
    ask(adminSubmissions, 'GET', `/api/admin/submissions?id=${encodeURIComponent(asked)}`, { person: admin });
  expect((await (await read(id)).json()) as SubmissionAtDesk).toMatchObject({
    submission: { id },
    twins: { tools: [{ id: tool?.id, by: 'address' }] },
  });
  for (const unknown of [randomUUID(), '../tools/head', ''])
    expect([unknown, (await read(unknown)).status]).toEqual([unknown, 404]);
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

describe('a decision that is taken back', () => {
  const reopen = (id: string, of: string, attempt: string = randomUUID()) =>
    decide({ id, attempt, decision: 'reopen', of });

  test('of a declined one tells its sender, once; it waits again, and who did what stays to be read', async () => {
    const submission = await keep();
    const [of, attempt] = [randomUUID(), randomUUID()];
    await decline(submission.id, of);
    mail.clear();
    const [first, second] = [await reopen(submission.id, of, attempt), await reopen(submission.id, of, attempt)];
    expect([first.status, second.status, await subjects()]).toEqual([
      200,
      200,
      [`We look at ${submission.toolName} again`],
    ]);
    const { queue, decided, threads } = await list();
    expect([queue.map(({ id }) => id), decided]).toEqual([[submission.id], []]);
    expect(threads[submission.id]?.map(({ what, by }) => [what, by])).toEqual([
      ['declined', adminEmail],
      ['reopened', adminEmail],
    ]);
    expect((await reopen(submission.id, of)).status).toBe(409);
    expect((await decline(submission.id)).status).toBe(200);
  });

  test.each(['declined', 'accepted'])(
    'of one that is %s and whose letter still waits takes the letter back, and tells nobody anything',
    async (state) => {
      const [tool] = (await currentCatalogue()).tools;
      pages.out.add(pageOf(tool?.id ?? 0));
      const submission = await keep();
      const [of, attempt] = [randomUUID(), randomUUID()];
      mail.behave('down');
      await (state === 'declined'
        ? decline(submission.id, of)
        : decide({ id: submission.id, attempt: of, decision: 'listed', toolId: tool?.id ?? 0 }));
      expect(await outbox.keys()).toHaveLength(1);
      const letters = [await reopen(submission.id, of, attempt), await reopen(submission.id, of, attempt)].map(
        async (answer) => ((await answer.json()) as DecisionAnswer).letter,
      );
      mail.behave('well');
      expect([await Promise.all(letters), await outbox.keys(), await subjects()]).toEqual([['none', 'none'], [], []]);
      expect(await statusOf(submission.id)).toBeNull();
    },
  );

  test('of a published one takes the tool out of the guide; a sender who was not told yet is told nothing', async () => {
    const submission = await keep();
    const of = randomUUID();
    const toolId = await publishOne(submission, of);
    expect((await reopen(submission.id, of)).status).toBe(200);
    expect((await currentCatalogue()).find(toolId)).toBeUndefined();
    pages.out.add(pageOf(toolId));
    await tellSubmitters();
    expect([await subjects(), await statusOf(submission.id)]).toEqual([[], null]);
    expect((await publish(submission)).status).toBe(200);
  });

  test('of one that the guide had already leaves the tool, and tells the sender', async () => {
    const [tool] = (await currentCatalogue()).tools;
    pages.out.add(pageOf(tool?.id ?? 0));
    const submission = await keep();
    const of = randomUUID();
    await decide({ id: submission.id, attempt: of, decision: 'listed', toolId: tool?.id ?? 0 });
    mail.clear();
    expect((await reopen(submission.id, of)).status).toBe(200);
    expect((await currentCatalogue()).find(tool?.id ?? 0)).toBeDefined();
    expect(await subjects()).toEqual([`We look at ${submission.toolName} again`]);
  });

  test('is refused when its tool was changed since: that change would be lost', async () => {
    const submission = await keep();
    const of = randomUUID();
    const toolId = await publishOne(submission, of);
    const { version } = (await (
      await ask(adminTool, 'GET', `/api/admin/tools/${toolId}`, { person: admin })
    ).json()) as DeskTool;
    const patch = { fields: { skipItIf: 'you count every coin' }, evidence: {} };
    await ask(adminTool, 'POST', `/api/admin/tools/${toolId}`, {
      person: admin,
      body: { version, attempt: randomUUID(), reason: 'Words', patch },
    });
    const refused = await reopen(submission.id, of);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'change_superseded']);
    expect(await statusOf(submission.id)).toBe('accepted');
  });

  const statusOf = async (id: string) => (await submissions.read(id))?.decision?.state ?? null;
});

test('twins are pointed out: the same house, the same name, and who suggested the address first', async () => {
  const website = `https://${randomUUID()}.test/`;
  const first = await keep({ website, toolName: 'Story-Teller' });
  await decline(first.id);
  const again = await keep({ website, toolName: 'Other' });
  const named = await keep({ toolName: 'StoryTeller' });
  const { twins } = await list();
  expect(twins[again.id]?.submissions).toMatchObject([{ id: first.id, by: 'address', state: 'declined' }]);
  expect(twins[named.id]?.submissions).toMatchObject([{ id: first.id, by: 'name' }]);
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
