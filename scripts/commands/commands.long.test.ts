import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DecisionAnswer } from '#api/admin-submissions.ts';
import { makeSubmission } from '#domain/submission/make-submission.ts';
import { keepSubmission } from '#netlify/stores/submission-store.ts';
import { startChild } from '#local/child-process.ts';
import type { Child } from '#local/child-process.ts';
import { listenOnLoopback } from '#stand-ins/listen-on-loopback.ts';
import { claimPort, freePorts } from '#local/ports.ts';
import { projectRoot } from '#local/serve-site.ts';
import { withSettings } from '#local/with-settings.ts';
import { Walker } from '#testing/walker.ts';
import { fileTools } from '#testing/built-catalogue.ts';

let folder: string;
let ports: number[];
let siteUrl: string;
let running: Child[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yak-commands-'));
  ports = await freePorts(6);
  siteUrl = `http://localhost:${ports[0]}`;
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((command) => command.stop()));
  await rm(folder, { recursive: true });
});

/** Runs `npm start` or `npm run dev` without npm, and without what Vitest has put into the environment. */
function run(script: string): Child {
  const [site, identity, blobs, payments, mail, smtp] = ports;
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    PORT: String(site),
    YAK_IDENTITY_PORT: String(identity),
    YAK_BLOBS_PORT: String(blobs),
    YAK_PAYMENTS_PORT: String(payments),
    YAK_MAIL_PORT: String(mail),
    YAK_SMTP_PORT: String(smtp),
    YAK_DATA_DIR: join(folder, 'data'),
  };
  const command = startChild(join(projectRoot, 'scripts/commands', script), [], {
    folder: projectRoot,
    env,
    logFile: join(folder, `${script}.log`),
  });
  running.push(command);
  return command;
}

async function signIn(address: string): Promise<string> {
  const walker = new Walker();
  await walker.follow(`${siteUrl}/api/login?login_hint=${address}&returnTo=/dashboard`, `${siteUrl}/dashboard`);
  return walker.cookiesFor(siteUrl);
}

function ask(path: string, cookie: string, body?: unknown): Promise<Response> {
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(siteUrl + path, { headers: { cookie, origin: siteUrl, 'content-type': 'application/json' }, ...post });
}

/** Stops a command as a terminal or a supervisor does; gives its exit code once all of its ports are free. */
async function stop(command: Child): Promise<number | null> {
  await command.stop();
  for (const port of ports) await claimPort(port, { wantedBy: 'this test', variable: 'nothing' });
  return command.ended;
}

/** Runs a command until it says that it is ready, or is over. */
async function start(script: string): Promise<Child> {
  const command = run(script);
  await expect
    .poll(() => command.log() + (command.isRunning() ? '' : 'ended'), { timeout: 180_000 })
    .toMatch(/^ready |ended/m);
  return command;
}

/** Publishes a submitted tool: the embedded build hook builds its page, and its submitter is told once that answers. */
async function seePublished(): Promise<void> {
  const settings = JSON.parse(await readFile(join(folder, 'data/environment.json'), 'utf8')) as Record<string, string>;
  expect(settings['BUILD_HOOK_URL']).toContain('/build_hooks/'); // a job that is run by hand starts builds too
  const [model] = fileTools.filter(({ status }) => status.state === 'active');
  if (!model) throw new Error('There is no tool.');
  const { id: _, slug: __, evidence, ...words } = model;
  const [id, link, submitterEmail] = [randomUUID(), 'https://storyteller.test/', 'ada@storyteller.test'];
  const submission = makeSubmission({ id, toolName: 'Storyteller', website: link, submitterEmail });
  await withSettings(settings, () => keepSubmission(submission));
  const published = await ask('/api/admin/submissions', await signIn('admin@yak.test'), {
    id,
    attempt: randomUUID(),
    decision: 'publish',
    reason: 'Submitted by a reader',
    patch: {
      fields: { ...words, name: 'Storyteller', link },
      evidence: Object.fromEntries(
        Object.entries(evidence).map(([fact, read]) => [fact, read && { ...read, source: link }]),
      ),
    },
  });
  const { submission: accepted, letter } = (await published.json()) as DecisionAnswer;
  expect([published.status, letter]).toEqual([200, 'awaits_page']);
  const toolId = accepted.decision?.state === 'accepted' ? accepted.decision.toolId : null;
  const page = `${siteUrl}/tool-fluid/${toolId}`;
  await expect.poll(async () => (await fetch(page)).status, { timeout: 120_000, interval: 1000 }).toBe(200);
  const letters = async () => (await fetch(`http://localhost:${ports[4]}/mails.json?to=${submitterEmail}`)).text();
  await expect.poll(letters, { timeout: 30_000 }).toContain('Storyteller is in the guide');
  expect(await letters()).toContain(page);
}

describe('npm start', () => {
  test('says where it is ready, keeps people and saves over a restart, and ends with 0', async () => {
    const first = await start('start.ts');
    expect(first.isRunning(), first.log()).toBe(true);
    expect(first.log().split('\n')).toContain(`ready ${siteUrl}`);
    expect((await fetch(`${siteUrl}/`)).headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(`${siteUrl}/login`)).text()).toContain('Continue with Yak ID');
    const cookie = await signIn('commands@yak.test');
    expect((await ask('/api/saved-tools', cookie, { toolId: 1 })).status).toBe(201);
    await seePublished();
    expect(await stop(first)).toBe(0);

    const second = await start('start.ts');
    expect(await (await ask('/api/saved-tools/count', cookie)).json()).toEqual({ count: 1 });
    expect(await (await ask('/api/saved-tools/count', await signIn('commands@yak.test'))).json()).toEqual({ count: 1 });
    expect(await stop(second)).toBe(0);
  }, 400_000);

  test('says in one sentence that a port is taken, and ends with 1', async () => {
    const other = await listenOnLoopback(createServer(), 0);
    ports[0] = other.port;
    const command = run('start.ts');
    expect(await command.ended).toBe(1);
    await other.close();
    expect(command.log().trim()).toBe(
      `Port ${other.port} is in use and the site needs it: stop what listens there or set PORT to a free port.`,
    );
  });
});

describe('npm run dev', () => {
  test('answers pages and functions over the same services, sign-in included, and ends with 0', async () => {
    const command = await start('dev.ts');
    const status = async (path: string) => (await fetch(siteUrl + path)).status;
    expect(await status('/')).toBe(200);
    expect(await status('/api/tools')).toBe(200);
    expect(await status('/tool-fluid/999999')).toBe(404);
    const cookie = await signIn('core@yak.test');
    expect(await (await ask('/api/auth/user', cookie)).json()).toMatchObject({
      email: 'core@yak.test',
      isPremium: true,
    });
    expect(await stop(command)).toBe(0);
  });
});
