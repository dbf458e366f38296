import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as authUser from '../../netlify/functions/auth-user/auth-user.ts';
import * as project from '../../netlify/functions/project/project.ts';
import * as projectLine from '../../netlify/functions/project-line/project-line.ts';
import * as projectLines from '../../netlify/functions/project-lines/project-lines.ts';
import * as projects from '../../netlify/functions/projects/projects.ts';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { openStatePage } from '#testing/state-page.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
afterAll(() => site.close());
afterEach(() => vi.unstubAllGlobals());

/** A page of somebody on Core with two projects, the first of them open. */
async function openWithTwo() {
  openStatePage([authUser, projects, project, projectLines, projectLine], {
    person: await site.signUp({ plan: 'core' }),
  });
  const [list, open] = await Promise.all([import('./projects.ts'), import('./open-project.ts')]);
  await list.loadProjects();
  const words = { name: 'Film', client: '', rules: noRules, rulesName: '', note: '' };
  const first = (await list.makeOwnProject(words)) ?? '';
  const second = (await list.makeOwnProject({ ...words, name: 'Poster' })) ?? '';
  await open.openProject(first);
  return { ...list, ...open, first, second };
}

const line = (asset: string) => ({
  ...{ id: crypto.randomUUID(), asset, toolId: allTools[0]?.id ?? 0, plan: '', account: '', day: '2026-11-20' },
  ...{ human: '', sourceType: 'trainedAlgorithmicMedia' as const },
});

test('what is done while a change is on its way is done after it: nothing is dropped', async () => {
  const { first, describe, addToProject, correct, $openProject, $linesPending } = await openWithTwo();
  const one = line('a.png');
  const made = await Promise.all([
    describe(first, { client: 'Acme' }),
    addToProject(first, [one]), // a press that takes the focus out of the client's field
    describe(first, { note: 'Ask Kim' }),
    correct(first, one.id, { human: 'Chose' }),
  ]);
  expect(made).toEqual([true, true, true, true]);
  const view = $openProject.get();
  const read = view.status === 'read' ? view.read : null;
  expect(read?.project).toMatchObject({ client: 'Acme', note: 'Ask Kim' });
  expect(read?.lines.map(({ versions }) => versions.map(({ human }) => human))).toEqual([['', 'Chose']]);
  expect($linesPending.get()).toBe(false);
});

test('lines that are sent by two presses are there once', async () => {
  const { first, addToProject, $openProject } = await openWithTwo();
  const made = await Promise.all([addToProject(first, [line('a.png')]), addToProject(first, [line('a.png')])]);
  expect(made).toEqual([true, false]);
  const view = $openProject.get();
  expect(view.status === 'read' && view.read?.lines).toHaveLength(1);
});

test('another project that is opened while the first one is kept stays open', async () => {
  const { first, second, describe, openProject, $openProject, $projects } = await openWithTwo();
  const kept = describe(first, { client: 'Acme' });
  await openProject(second);
  expect(await kept).toBe(true);
  expect($openProject.get()).toMatchObject({ status: 'read', read: { project: { id: second } } });
  expect($projects.get().projects.map(({ client }) => client)).toEqual(['Acme', '']);
});
