import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DecisionAnswer } from '#api/admin-submissions.contract.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { awaitedPages } from '#netlify/stores/awaited-page-store.ts';
import { submissions } from '#netlify/stores/submission-store.ts';
import type { CaughtMail } from '@yak/emulator-mail';
import { ask } from '#testing/site-under-test.ts';
import {
  admin,
  decide,
  keep,
  list,
  mail,
  model,
  pageOf,
  pages,
  publish,
  publishOne,
  site,
  subjects,
  useSubmissionDesk,
} from '#testing/submission-desk.ts';
import adminToolUndo from '../admin-tool-undo/admin-tool-undo.ts';
import submissionStatus from '../submission-status/submission-status.ts';
import tellSubmitters from './tell-submitters.ts';

useSubmissionDesk();

const takeOut = (toolId: number, editId: string) =>
  ask(adminToolUndo, 'POST', `/api/admin/tools/${toolId}/undo`, {
    person: admin,
    body: { editId, attempt: randomUUID(), reason: 'It was a slip' },
  });

/** What the private page says to which a letter leads. */
async function statusBy(letter: CaughtMail | undefined): Promise<unknown> {
  const key = /\/submission\?key=(\S+)/.exec(letter?.text ?? '')?.[1] ?? 'no link';
  return (await ask(submissionStatus, 'GET', `/api/submission-status?key=${key}`)).json();
}

test('publishing makes it a tool at once; its sender is told when its page answers, once (B11)', async () => {
  const submission = await keep();
  const answer = (await (await publish(submission)).json()) as DecisionAnswer;
  const toolId = answer.submission.decision?.state === 'accepted' ? (answer.submission.decision.toolId ?? 0) : 0;
  expect([answer.letter, await subjects()]).toEqual(['awaits_page', []]);
  expect((await currentCatalogue()).find(toolId)).toMatchObject({
    name: submission.toolName,
    link: submission.website,
    pros: model.words.pros,
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

test('a submission that is not found for a moment is told of at the next look', async () => {
  const submission = await keep();
  pages.out.delete(pageOf(await publishOne(submission)));
  pages.out.add(pageOf((await awaitedPages.read(submission.id))?.toolId ?? 0));
  let isDenied = false;
  site.blobs.setFault(({ method, store, key }) => {
    const isMeant = method === 'GET' && store === 'site:dev-submissions' && key === submission.id && !isDenied;
    if (isMeant) isDenied = true;
    return isMeant ? '404' : null;
  });
  await tellSubmitters();
  site.blobs.setFault(() => null);
  expect([isDenied, await awaitedPages.keys()]).toEqual([true, [submission.id]]);
  await tellSubmitters();
  expect([await awaitedPages.keys(), (await subjects()).length]).toEqual([[], 1]);
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
