import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { DecisionAnswer, SubmissionAtDesk } from '#api/admin-submissions.contract.ts';
import type { DeskTool } from '#api/admin-tool.contract.ts';
import type { RefusedEdit } from '#api/record-edit.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { awaitedPages } from '#netlify/stores/awaited-page-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { submissions } from '#netlify/stores/submission-store.ts';
import { adminEmail, ask } from '#testing/site-under-test.ts';
import {
  admin,
  decide,
  decline,
  keep,
  list,
  mail,
  pageOf,
  pages,
  publish,
  publishOne,
  site,
  subjects,
  useSubmissionDesk,
} from '#testing/submission-desk.ts';
import adminTool from '../admin-tool/admin-tool.ts';
import tellSubmitters from '../tell-submitters/tell-submitters.ts';
import adminSubmissions from './admin-submissions.ts';

useSubmissionDesk();

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
