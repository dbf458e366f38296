import { createHash, randomUUID } from 'node:crypto';
import type { AdminOverview } from '#api/admin-overview.contract.ts';
import { auditKey } from '#domain/admin/audit-entry.ts';
import { isoWeek, weekBefore } from '#domain/value/iso-week.ts';
import { impersonalStores, personalStores } from '#netlify/personal-data/registry.ts';
import { formProof, honestBodies } from '../honest-bodies.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools } from '../made-tools.ts';
import { loadScheduled } from '../load-scheduled.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();
const scheduled = await loadScheduled();
/** A tool with a file: whether it is there, no store is asked. */
const FILE_TOOL_ID = 85;

/** Records that a whole site depends on, by store; every other store is spoiled under a key of nobody in particular. */
const centralKeys: Record<string, readonly string[]> = {
  'mail-editions': ['alerts', `digest-${weekBefore(new Date())}`],
  tools: ['head'],
};
/** Stores whose keys are words of our own, in which a record of nobody in particular has one of these. */
const keysInWords: Record<string, readonly string[]> = {
  'tool-edits': [`tool-${FILE_TOOL_ID}`, 'recent'],
  'desk-documents': ['shelf-drop', randomUUID()],
  slices: ['forget-unconfirmed-plan', 'forget-unconfirmed-all'],
  reconciliation: ['walk'],
  'letter-orders': [`digest-${weekBefore(new Date())}`],
  'figure-weeks': [isoWeek(new Date())],
  'missed-searches': [someKey(), 'list'],
  audit: [auditKey(new Date(), '0badc0de'), `admin-${someKey()}`],
  endings: [`u${someKey()}`, `a${someKey()}`, `s${randomUUID()}`, 'journal'],
  'watched-terms': [`reading-${someKey()}`, `changes-${someKey()}`, `told-${FILE_TOOL_ID}`, 'tools'],
  'form-days': [`contact-${new Date().toISOString().slice(0, 10)}`],
};
/** Calls about what is uploaded, which nobody can say without the head: they refuse. */
const isAboutUploads = new Set(['/api/uploads', '/api/admin/export']);
/** What no release of ours writes: another shape, and no JSON at all. */
const spoilt = [JSON.stringify({ shape: 'of another release' }), '{ cut off in the mid'];

/** One record that nobody can read costs nobody else anything. */
export const promise: ProductPromise = {
  id: 30,
  title:
    'One unreadable record in every store, in turn: every endpoint and job goes on for everybody else, the desk counts it, the log names its key',
  async run(effort) {
    const cases: Case[] = [];
    let spoiled = 0;
    const stores = [...personalStores.map(({ store }) => store), ...Object.keys(impersonalStores)];
    const site = await startSiteUnderTest({
      deployFiles: deployWithMadeTools(),
      captureLog: true,
      waitsForStore: true,
    });
    await site.startMail();
    await site.startPayments();
    const admin = await site.signUp({ email: adminEmail });
    for (const run of scheduled) await run();
    for (const store of stores) {
      for (const key of [...(centralKeys[store] ?? []), ...(keysInWords[store] ?? [someKey()])])
        for (const text of effort === 'full' ? spoilt : [spoilt[spoiled % spoilt.length] ?? '']) {
          spoiled += 1;
          cases.push(...(await spoilOne(site, admin, store, key, text)));
        }
    }
    await site.close();
    return verdictOf(
      cases,
      `${stores.length} stores spoiled in turn, ${spoiled} times in all: ${cases.length} calls and jobs of others went on, each record is counted and named`,
    );
  },
};

function someKey(): string {
  return createHash('sha256').update(randomUUID()).digest('hex');
}

/** A site in use, with one spoiled record, which is gone again when this ends. */
async function spoilOne(site: SiteUnderTest, admin: Person, store: string, key: string, text: string): Promise<Case[]> {
  const ada = await site.signUp();
  const place = `${store}/${key}`;
  const cases: Case[] = [];
  const note = (name: string, problem: string | null) => cases.push({ name: `${place}: ${name}`, problem });
  const logged = site.logged.length;
  await put(site, store, key, text);

  for (const [name, method, path, person, body] of calls(ada, admin)) {
    if (place === 'tools/head' && isAboutUploads.has(path)) continue;
    const answer = await ask(functions(name), method, path, body === undefined ? { person } : { person, body });
    note(`${method} ${path}`, answer.status < 500 ? null : `${answer.status} ${await answer.text()}`);
  }
  for (const run of scheduled)
    note(
      run.name,
      await run().then(
        () => null,
        (error: unknown) => String(error).slice(0, 200),
      ),
    );
  const deletion = await ask(functions('account'), 'DELETE', '/api/account', { person: ada });
  note('DELETE /api/account', (await deletion.text()).includes('"deleted"') ? null : String(deletion.status));
  const overview = await ask(functions('admin-overview'), 'GET', '/api/admin/overview', { person: admin });
  const { unreadable } = (await overview.json()) as AdminOverview;
  const isCounted = unreadable.places.some((counted) => counted.startsWith(`${store}/`) && counted.endsWith(key));
  note('counted on the desk', isCounted ? null : JSON.stringify(unreadable));
  note('named in the log', site.logged.slice(logged).some((line) => line.includes(place)) ? null : 'is not');
  await remove(site, store, key);
  return cases;
}

/** Everything that somebody else, and the desk, may want meanwhile. */
function calls(ada: Person, admin: Person): [string, string, string, Person | null, unknown?][] {
  const form = { ...honestBodies['/api/contact'], ...formProof() };
  return [
    ['auth-user', 'GET', '/api/auth/user', ada],
    ['own-page', 'GET', '/api/own-page', ada],
    ['since', 'GET', '/api/since', ada],
    ['saved-tools', 'POST', '/api/saved-tools', ada, { toolId: FILE_TOOL_ID }],
    ['saved-tools', 'GET', '/api/saved-tools', ada],
    ['kits', 'POST', '/api/kits', ada, honestBodies['/api/kits']],
    ['kits', 'GET', '/api/kits', ada],
    ['data-export', 'POST', '/api/data-export', ada],
    ['preferences', 'POST', '/api/preferences', ada, honestBodies['/api/preferences']],
    ['billing', 'GET', '/api/billing', ada],
    ['contact', 'POST', '/api/contact', null, form],
    [
      'tool-submissions',
      'POST',
      '/api/tool-submissions',
      null,
      { ...honestBodies['/api/tool-submissions'], ...formProof() },
    ],
    ['email-subscriptions', 'POST', '/api/email-subscriptions', null, honestBodies['/api/email-subscriptions']],
    ['tools', 'GET', '/api/tools', null],
    ['tool-updates', 'GET', '/api/tool-updates', null],
    ['admin-overview', 'GET', '/api/admin/overview', admin],
    ['admin-messages', 'GET', '/api/admin/messages', admin],
    ['admin-payments', 'GET', '/api/admin/payments', admin],
    ['admin-submissions', 'GET', '/api/admin/submissions', admin],
    ['admin-letters', 'GET', '/api/admin/letters', admin],
    ['admin-people', 'POST', '/api/admin/people', admin, honestBodies['/api/admin/people']],
    ['admin-figures', 'GET', '/api/admin/figures', admin],
    ['reader-events', 'POST', '/api/reader-events', null, honestBodies['/api/reader-events']],
    ['admin-news', 'GET', '/api/admin/news', admin],
    ['admin-subscribers', 'GET', '/api/admin/subscribers', admin],
    ['uploads', 'GET', '/api/uploads', admin],
    ['admin-export', 'GET', '/api/admin/export', admin],
  ];
}

/** Puts bytes under a key, whatever is there. */
async function put(site: SiteUnderTest, store: string, key: string, body: string): Promise<void> {
  const { status } = await callStore(site, 'PUT', store, key, body);
  if (status !== 200) throw new Error(`${store}/${key} could not be spoiled: ${status}`);
}

async function remove(site: SiteUnderTest, store: string, key: string): Promise<void> {
  const { status } = await callStore(site, 'DELETE', store, key);
  if (status >= 300) throw new Error(`${store}/${key} could not be removed: ${status}`);
}

function callStore({ blobs }: SiteUnderTest, method: string, store: string, key: string, body?: string) {
  const headers = { authorization: `Bearer ${blobs.token}` };
  return fetch(`${blobs.url}/local/site:dev-${store}/${key}`, { method, headers, ...(body !== undefined && { body }) });
}

if (import.meta.main) await runAlone(promise);
