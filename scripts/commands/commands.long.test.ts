import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DecisionAnswer } from '#api/admin-submissions.contract.ts';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import { keepSubmission } from '#netlify/stores/submission-store.ts';
import { startChild } from '#local/child-process.ts';
import type { Child } from '#local/child-process.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { claimPort, freePorts } from '#local/ports.ts';
import { projectRoot } from '#local/serve-site.ts';
import { withSettings } from '#local/with-settings.ts';
import { payByCard } from '#testing/paying-person.ts';
import { Scanner } from '#testing/walker.ts';
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
  const walker = new Scanner();
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

/** Runs a command until it says that it is ready; one that ends before fails with what it said. */
async function start(script: string): Promise<Child> {
  const command = run(script);
  await expect.poll(() => /^ready /m.test(command.log()) || !command.isRunning(), { timeout: 400_000 }).toBe(true);
  expect(command.isRunning(), command.log()).toBe(true);
  return command;
}

/** Runs `npm run backup` or `npm run restore` without npm; gives what it printed. @throws when it fails */
async function command(script: string, ...args: string[]): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, YAK_DATA_DIR: join(folder, 'data') };
  const program = join(projectRoot, 'scripts/commands', script);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { cwd: projectRoot, env });
  return stdout;
}

/** Signs somebody in and pays for Core by card; gives the cookie once the webhook has come. */
async function payingPerson(address: string): Promise<string> {
  const cookie = await signIn(address);
  const { url } = (await (await ask('/api/create-checkout-session', cookie, { interval: 'month' })).json()) as {
    url: string;
  };
  await payByCard(url);
  await expect.poll(() => isPremium(cookie), { timeout: 20_000 }).toBe(true);
  return cookie;
}

async function isPremium(cookie: string): Promise<boolean | null> {
  const answer = await ask('/api/auth/user', cookie);
  return answer.ok ? ((await answer.json()) as { isPremium: boolean }).isPremium : null;
}

/** Ends a subscription at the payment provider at once, as its support does. */
async function endSubscription(address: string): Promise<void> {
  const settings = JSON.parse(await readFile(join(folder, 'data/environment.json'), 'utf8')) as Record<string, string>;
  const { hostname, port } = new URL(settings['STRIPE_API_BASE'] ?? '');
  const stripe = new Stripe(settings['STRIPE_SECRET_KEY'] ?? '', { host: hostname, port, protocol: 'http' });
  const [customer] = (await stripe.customers.list({ email: address })).data;
  const [subscription] = (await stripe.subscriptions.list({ customer: customer?.id ?? '' })).data;
  await stripe.subscriptions.cancel(subscription?.id ?? '');
}

/** Publishes a submitted tool: the embedded build hook builds its page, and its submitter is told once that answers. */
async function seePublished(): Promise<void> {
  const settings = JSON.parse(await readFile(join(folder, 'data/environment.json'), 'utf8')) as Record<string, string>;
  expect(settings['BUILD_HOOK_URL']).toContain('/build_hooks/'); // a job that is run by hand starts builds too
  const [model] = fileTools.filter(({ status }) => status.state === 'active');
  if (!model) throw new Error('There is no tool.');
  const { id: _, slug: __, sources, ...words } = recordOf(model);
  const [id, link, submitterEmail] = [randomUUID(), 'https://storyteller.test/', 'ada@storyteller.test'];
  const submission = makeSubmission({ id, toolName: 'Storyteller', website: link, submitterEmail });
  await withSettings(settings, () => keepSubmission(submission));
  const published = await ask('/api/admin/submissions', await signIn('admin@yak.test'), {
    id,
    attempt: randomUUID(),
    decision: 'publish',
    reason: 'Submitted by a reader',
    patch: {
      fields: {
        ...words,
        name: 'Storyteller',
        link,
        sources: Object.fromEntries(
          Object.entries(sources).map(([name, source]) => [
            name,
            source.kind === 'maker' ? { ...source, page: link, copy: null } : source,
          ]),
        ),
      },
    },
  });
  const { submission: accepted, letter } = (await published.json()) as DecisionAnswer;
  expect([published.status, letter]).toEqual([200, 'awaits_page']);
  const toolId = accepted.decision?.state === 'accepted' ? accepted.decision.toolId : null;
  const page = `${siteUrl}/tool-fluid/${toolId}`;
  await expect.poll(async () => (await fetch(page)).status, { timeout: 400_000, interval: 1000 }).toBe(200);
  const letters = async () => (await fetch(`http://localhost:${ports[4]}/mails.json?to=${submitterEmail}`)).text();
  await expect.poll(letters, { timeout: 30_000 }).toContain('Storyteller is in the guide');
  expect(await letters()).toContain(page);
}

describe('npm start', () => {
  test('says where it is ready, keeps people and saves over a restart, and ends with 0', async () => {
    const first = await start('start.ts');
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
  }, 1_200_000);

  test('restored over the store that lives, and into one that was wiped, as docs/operations.md says: what people ended stays ended', async () => {
    const first = await start('start.ts');
    const [backup, endings] = [join(folder, 'yak.backup.gz'), join(folder, 'yak.endings.gz')];
    const ada = await signIn('ada@yak.test');
    const bob = await payingPerson('bob@yak.test');
    const cleo = await payingPerson('cleo@yak.test');
    const dora = await signIn('dora@yak.test');
    for (const cookie of [bob, dora]) await ask('/api/saved-tools', cookie, { toolId: 1 });
    const collections = [randomUUID(), randomUUID()];
    const pages: string[] = [];
    for (const collection of collections) {
      await ask('/api/kits', bob, { do: 'make', id: collection, name: 'Autumn', intro: '', tools: [] });
      const shared = await ask('/api/kit-shares', bob, { kit: collection, byName: '' });
      pages.push(`/api/shared-kits/${((await shared.json()) as { share: { key: string } }).share.key}`);
    }
    await command('backup-stores.ts', backup);

    expect((await ask('/api/sign-out-everywhere', ada, {})).status).toBe(200);
    expect((await ask('/api/kits', bob, { do: 'unshare', kit: collections[0] })).status).toBe(200);
    await endSubscription('cleo@yak.test');
    await expect.poll(() => isPremium(cleo), { timeout: 20_000 }).toBe(false);
    const deleted = await fetch(`${siteUrl}/api/account`, {
      method: 'DELETE',
      headers: { cookie: dora, origin: siteUrl },
    });
    expect(await deleted.json()).toEqual({ state: 'deleted' });
    await command('backup-stores.ts', endings, '--endings');

    const seeEnded = async () => {
      expect((await ask('/api/auth/user', ada)).status).toBe(401);
      expect([await ask(pages[0] ?? '', ''), await ask(pages[1] ?? '', '')].map(({ status }) => status)).toEqual([
        404, 200,
      ]);
      expect(await isPremium(await signIn('cleo@yak.test'))).toBe(false);
      expect(await isPremium(await signIn('bob@yak.test'))).toBe(true);
      const counts = async (address: string) =>
        (await ask('/api/saved-tools/count', await signIn(address))).json() as Promise<{ count: number }>;
      expect([await counts('bob@yak.test'), await counts('dora@yak.test')]).toEqual([{ count: 1 }, { count: 0 }]);
    };
    for (const more of [[], ['--overwrite']]) {
      await command('restore-stores.ts', backup, ...more);
      expect(await command('restore-stores.ts', backup, ...more)).toContain(' 0 written,');
      await seeEnded();
    }
    expect(await stop(first)).toBe(0);

    for (const end of ['', '-wal', '-shm']) await rm(join(folder, `data/blobs.sqlite${end}`), { force: true });
    const second = await start('start.ts');
    await expect(command('restore-stores.ts', backup)).rejects.toThrow('Nobody knows what people ended');
    await command('restore-stores.ts', backup, '--endings', endings);
    expect(await command('restore-stores.ts', backup, '--endings', endings)).toContain(' 0 written,');
    await seeEnded();
    await command('job.ts', 'reconcile-subscriptions');
    await seeEnded();
    expect(await stop(second)).toBe(0);
  }, 1_200_000);

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
  }, 1_200_000);
});
