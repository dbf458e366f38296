import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#api/admin-audit.contract.ts';
import bundle from '#data/admin-bundle.json' with { type: 'json' };
import { audit } from '#netlify/session/audit.ts';
import { auditEntries } from '#netlify/stores/audit-store.ts';
import { users } from '#netlify/stores/user-store.ts';
import { honestBodies } from '#testing/honest-bodies.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { storedText } from '#testing/stored-text.ts';
import { Scanner } from '#testing/walker.ts';
import account from '../account/account.ts';
import adminExport from '../admin-export/admin-export.ts';
import adminSubmissions from '../admin-submissions/admin-submissions.ts';
import callback from '../callback/callback.ts';
import dataExport from '../data-export/data-export.ts';
import login from '../login/login.ts';
import toolSubmissions from '../tool-submissions/tool-submissions.ts';
import undoUpload from '../undo-upload/undo-upload.ts';
import uploadTools from '../upload-tools/upload-tools.ts';
import adminAudit from './admin-audit.ts';

let site: SiteUnderTest;
let admin: Person;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  await site.startIdentity();
  admin = await signInAs(adminEmail);
});
afterAll(() => site.close());

async function read(before: string | null = null): Promise<AuditPage> {
  const answer = await ask(adminAudit, 'GET', `/api/admin/audit${before === null ? '' : `?before=${before}`}`, {
    person: admin,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as AuditPage;
}
const newest = async () => (await read()).lines[0];

/** Signs in by redirects, as a browser does. */
async function signInAs(email: string): Promise<Person> {
  const walker = new Scanner();
  const first = await walker.visit(login, `${site.origin}/api/login?login_hint=${email}`);
  const back = await walker.follow(first.headers.get('Location') ?? '', `${site.origin}/api/callback`);
  expect((await walker.visit(callback, back)).status).toBe(303);
  const user = (await users.all()).find((one) => one.email === email && one.deletedAt === null);
  if (!user) throw new Error('Nobody signed in.');
  return { id: user.id, email, cookie: walker.cookiesFor(site.origin), stored: () => Promise.resolve(user) };
}

test('names tools and the admin: uploads, their undoing, decisions and exports of the catalogue', async () => {
  expect(await newest()).toMatchObject({ action: 'admin_signed_in', address: adminEmail });

  const tools = bundle.tools.slice(0, 2);
  const uploaded = await ask(uploadTools, 'POST', '/api/admin/upload-tools', { person: admin, body: { tools } });
  const { uploadId } = (await uploaded.json()) as { uploadId: string };
  const names = tools.map(({ name }) => name);
  expect(await newest()).toMatchObject({ action: 'tools_uploaded', about: names, more: 0 });
  await ask(uploadTools, 'POST', '/api/admin/upload-tools', { person: admin, body: { tools, dryRun: true } });
  await ask(uploadTools, 'POST', '/api/admin/upload-tools', { person: admin, body: { tools } });
  await ask(undoUpload, 'POST', '/api/uploads/undo', { person: admin, body: { uploadId } });
  await ask(undoUpload, 'POST', '/api/uploads/undo', { person: admin, body: { uploadId } });
  const [undone, before] = (await read()).lines;
  expect([undone?.action, undone?.about.toSorted(), before?.action]).toEqual([
    'upload_undone',
    names.toSorted(),
    'tools_uploaded',
  ]);

  const submitted = honestBodies['/api/tool-submissions'];
  await ask(toolSubmissions, 'POST', '/api/tool-submissions', { body: submitted });
  const review = await (await ask(adminSubmissions, 'GET', '/api/admin/submissions', { person: admin })).json();
  const [waiting] = (review as { queue: { id: string }[] }).queue;
  const decision = { id: waiting?.id, attempt: crypto.randomUUID(), decision: 'decline', reason: 'Not for creatives.' };
  await ask(adminSubmissions, 'POST', '/api/admin/submissions', { person: admin, body: decision });
  expect(await newest()).toMatchObject({ action: 'submission_declined', about: ['Storyteller'], address: adminEmail });

  await ask(adminExport, 'GET', '/api/admin/export', { person: admin });
  expect(await newest()).toMatchObject({ action: 'catalogue_exported' });
});

test('of readers it knows exports and deletions, and not who they are', async () => {
  const count = (await read()).lines.length;
  await signInAs('reader@yak.test');
  expect((await read()).lines).toHaveLength(count);
  const reader = await site.signUp();
  await ask(dataExport, 'POST', '/api/data-export', { person: reader });
  await ask(account, 'DELETE', '/api/account', { person: reader });
  const [deleted, exported] = (await read()).lines;
  expect([deleted?.action, exported?.action]).toEqual(['account_closed', 'data_exported']);
  expect([deleted?.who, deleted?.address]).toEqual([exported?.who, null]);
  for (const [place, text] of await storedText(site.blobs))
    expect(`${place} ${text}`).not.toMatch(new RegExp(`${reader.id}|${reader.email}`));
});

test('an entry that cannot be stored stands in the log, and nobody is held up', async () => {
  site.blobs.setFault(({ store }) => (store?.endsWith('-audit') ? '503' : null));
  const answer = await ask(adminExport, 'GET', '/api/admin/export', { person: admin });
  site.blobs.setFault(() => null);
  expect(answer.status).toBe(200);
  expect(site.logged.some((line) => line.includes('audit_not_stored') && line.includes('catalogue_exported'))).toBe(
    true,
  );
});

test('is read page by page, newest first, over quiet months, and each line once', async () => {
  const before = (await read()).lines.length;
  const day = 86_400_000;
  for (let index = 0; index < 120; index += 1)
    await audit({
      action: 'catalogue_exported',
      userId: admin.id,
      now: new Date(Date.now() - (index < 60 ? 40 : 100) * day - index * 60_000),
    });
  const seen: string[] = [];
  let next: string | null = null;
  let pages = 0;
  do {
    const page: AuditPage = await read(next);
    seen.push(...page.lines.map(({ at }) => at));
    next = page.next;
    pages += 1;
  } while (next !== null && pages < 40);
  expect(next).toBeNull();
  expect(seen).toHaveLength(before + 120);
  expect(seen).toEqual(seen.toSorted().toReversed());
});

test('a record that cannot be read hides no other', async () => {
  const { openStore } = await import('#netlify/stores/open-store.ts');
  const before = (await read()).lines.length;
  const [key = ''] = (await auditEntries.keys()).slice(-1);
  await openStore('audit').create(`${key.slice(0, 19)}ffffffff`, { at: 7 });
  expect((await read()).lines).toHaveLength(before);
});

test('an admin who deletes their account is forgotten, and what they did stays without a name', async () => {
  await ask(account, 'DELETE', '/api/account', { person: admin });
  const { id } = admin;
  admin = await site.signUp({ email: adminEmail });
  for (const [place, text] of await storedText(site.blobs))
    if (place.includes('-audit/')) expect(`${place} ${text}`).not.toContain(id);
  expect((await read()).lines.every(({ address }) => address === null)).toBe(true);
});

test('a place that no page named is refused', async () => {
  for (const place of ['x', '../users', '2026'])
    expect((await ask(adminAudit, 'GET', `/api/admin/audit?before=${place}`, { person: admin })).status).toBe(400);
});
