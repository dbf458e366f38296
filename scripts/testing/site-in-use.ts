import { randomUUID } from 'node:crypto';
import type { DeskTool } from '#api/admin-tool.contract.ts';
import type { FactDebtAnswer } from '#api/admin-facts.contract.ts';
import type { UploadEntry } from '#api/uploads.contract.ts';
import bundle from '#data/admin-bundle.json' with { type: 'json' };
import { makeDrop } from '#domain/drop/make-drop.ts';
import { FRESH_SHARD, claimed } from '#domain/admin/job/shard.ts';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import type { Sources } from '#domain/tool/evidence/source.schema.ts';
import { makeEvidence } from '#domain/tool/editing/make-tool.ts';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { sendAlerts } from '#netlify/letters/send-alerts.ts';
import { sendDigest } from '#netlify/letters/send-digest.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { runShards } from '#netlify/jobs/run-shards.ts';
import { messages } from '#netlify/stores/message-store.ts';
import { reconciliationPlaces } from '#netlify/stores/reconciliation-store.ts';
import { shards } from '#netlify/stores/shard-store.ts';
import { submissions } from '#netlify/stores/submission-store.ts';
import { subscribers } from '#netlify/stores/subscriber-store.ts';
import { changesKey, termsChanges } from '#netlify/stores/terms-store.ts';
import { runWatch } from '#netlify/watch/run-watch.ts';
import { startWeb } from './start-web.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import { formProof, honestBodies } from './honest-bodies.ts';
import { loadFunctions } from './load-functions.ts';
import { PICTURES, startPictures } from './picture-server.ts';
import { loadScheduled } from './load-scheduled.ts';
import { deliver, eventsOf, subscriber } from './paying-person.ts';
import { type Person, type SiteUnderTest, adminEmail, ask } from './site-under-test.ts';
import { runOver } from './watch-over.ts';

const functions = await loadFunctions();
const scheduled = await loadScheduled();
const HOUR_MS = 3_600_000;

const drop = makeDrop();

/** Calls a function as a person's page does. @throws Error with the refusal */
async function did(name: string, method: string, path: string, person: Person | null, body?: unknown) {
  const answer = await ask(functions(name), method, path, body === undefined ? { person } : { person, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as unknown) : text;
}

/**
 * Does once on a site whatever leaves a record: readers, strangers, editors, the payment provider and the clock. For what
 * is said of every kind of record that this release writes.
 */
export async function useEverything(site: SiteUnderTest): Promise<void> {
  const mail = await site.startMail();
  const payments = await site.startPayments();
  const [admin, ada] = [await site.signUp({ email: adminEmail }), await site.signUp({ plan: 'core', keepsMail: true })];
  await useAsReader(ada);
  await showPictures(site);
  await useAsEditor(admin);
  await confirmTerms(admin);
  const { person } = await subscriber(site, payments);
  for (const event of eventsOf(payments, person)) await deliver(event);
  await watchPages();
  await writeLetters();
  mail.behave('down');
  await useAsStranger(admin);
  for (const run of scheduled) await run();
  await stopInTheMiddle(person);
}

/** What a deletion, a walk over payments and work in slices leave when they die on their way. */
async function stopInTheMiddle(person: Person): Promise<void> {
  await deletions.keep(person.id, { at: new Date().toISOString(), claim: { worker: randomUUID(), until: soon() } });
  const since = new Date().toISOString();
  await reconciliationPlaces.keep('walk', { after: 'sub_1', since, isListed: true });
  await reconciliationPlaces.keep('listed-sub_1', { after: 'sub_1', people: ['7f'] });
  const { keys, someKeys } = subscribers;
  await runShards({ name: 'left', keys, someKeys, treat: async () => undefined }, performance.now());
  const lease = claimed(FRESH_SHARD, randomUUID(), new Date());
  if (lease) await shards.keep('left-', { ...lease, after: '7f', failures: 1 });
}

async function useAsReader(ada: Person): Promise<void> {
  await did('saved-tools', 'POST', '/api/saved-tools', ada, { toolId: toolWithPrice().id });
  for (const [name, path] of [
    ['recommendations', '/api/recommendations'],
    ['preferences', '/api/preferences'],
    ['profile', '/api/profile'],
    ['kits', '/api/kits'],
    ['kit-shares', '/api/kit-shares'],
    ['drop-feed', '/api/drop-feed'],
    ['projects', '/api/projects'],
  ] as const)
    await did(name, 'POST', path, ada, honestBodies[path]);
  const project = `/api/projects/${honestBodies['/api/projects']?.['id']}`;
  const [tool] = fileTools;
  const line = { ...honestBodies['/api/projects/:id/lines'], toolId: tool?.id, plan: tool?.plans[0]?.name };
  await did('project-lines', 'POST', `${project}/lines`, ada, line);
  await did('project-share', 'POST', `${project}/share`, ada, honestBodies['/api/projects/:id/share']);
  await did('since', 'GET', '/api/since', ada);
  await did('data-export', 'POST', '/api/data-export', ada);
}

/** One picture that is shown, and one that is none. */
async function showPictures(site: SiteUnderTest): Promise<void> {
  const pictures = await startPictures();
  site.setEnvironment({ YAK_PICTURE_WEB: pictures.url });
  for (const file of ['/portrait.png', '/drawing.svg']) {
    const person = await site.signUp({ profileImageUrl: PICTURES + file });
    await ask(functions('profile-image'), 'GET', '/api/profile-image', { person });
  }
  await pictures.close();
}

async function useAsEditor(admin: Person): Promise<void> {
  await did('bulk-upload', 'POST', '/api/tools/bulk-upload', admin, { csvData: templateCsv(), dryRun: false });
  const tools = bundle.tools.slice(0, 1);
  await did('upload-tools', 'POST', '/api/admin/upload-tools', admin, { tools, dryRun: false });
  const [newest] = (await did('uploads', 'GET', '/api/uploads', admin)) as UploadEntry[];
  await did('undo-upload', 'POST', '/api/uploads/undo', admin, { uploadId: newest?.id });
  const { id, pricing } = toolWithPrice();
  await sendAlerts(await alertRun(0)); // takes note of the catalogue as it is
  const { version } = (await did('admin-tool', 'GET', `/api/admin/tools/${id}`, admin)) as DeskTool;
  await did('admin-tool', 'POST', `/api/admin/tools/${id}`, admin, {
    version,
    attempt: randomUUID(),
    reason: 'The maker changed its price',
    patch: {
      fields: { pricing: { ...pricing, amount: 77 } },
      evidence: {
        price: makeEvidence({
          kind: 'dated transcription',
          copy: 'https://copies.example/prices',
          quote: '77 dollars',
        }),
      },
    },
  });
  const [task] = ((await did('admin-facts', 'GET', '/api/admin/facts', admin)) as FactDebtAnswer).tasks;
  if (!task) throw new Error('No fact waits on the desk.');
  await did('admin-facts', 'POST', '/api/admin/facts', admin, {
    attempt: randomUUID(),
    toolId: task.toolId,
    fact: task.fact,
    version: task.version,
    mark: task.mark,
    decision: 'leave',
    reason: 'Their page was down',
    reports: [],
    toldBy: null,
  });
}

/** A sentence of a maker's terms that changed, and what an editor confirmed of it. */
async function confirmTerms(admin: Person): Promise<void> {
  const source = 'https://maker.example/terms';
  const words = { before: '', after: 'We train on uploads.', topics: ['training' as const] };
  const change = {
    id: 'one',
    kind: 'added' as const,
    ...words,
    seenAt: new Date().toISOString(),
    state: 'waiting' as const,
  };
  await termsChanges.keep(changesKey(source), { source, changes: [change] });
  const about = { toolId: toolWithPrice().id, fact: 'trainsOnUploads', meaning: 'Uploads train its models' };
  const body = { attempt: randomUUID(), source, decision: 'confirm', ids: [change.id], about };
  await did('admin-terms', 'POST', '/api/admin/terms', admin, body);
}

/** Pages of every fate, and what all visits came to. */
async function watchPages(): Promise<void> {
  const web = await startWeb();
  await runWatch(runOver(web, [...web.pages.slice(0, 3), ...web.pages.slice(-12)], new Date()));
  await web.close();
}

/** A digest and a round of alerts: each found something to tell. */
async function writeLetters(): Promise<void> {
  await sendDigest({ now: new Date('2026-11-16T07:00:00Z'), drops: [drop], plans, until: Infinity });
  await sendAlerts(await alertRun(2 * HOUR_MS));
}

async function useAsStranger(admin: Person): Promise<void> {
  await did('email-subscriptions', 'POST', '/api/email-subscriptions', null, honestBodies['/api/email-subscriptions']);
  for (const subject of ['A question', 'Another one'])
    await did('contact', 'POST', '/api/contact', null, { ...honestBodies['/api/contact'], ...formProof(), subject });
  for (const part of ['first', 'second', 'third']) {
    const body = { ...honestBodies['/api/tool-submissions'], ...formProof(), website: `https://${part}.test/` };
    await did('tool-submissions', 'POST', '/api/tool-submissions', null, { ...body, toolName: `Tool ${part}` });
  }
  const [message] = await messages.all();
  await did('admin-messages', 'POST', '/api/admin/messages', admin, {
    id: message?.id,
    attempt: randomUUID(),
    do: 'mark',
    as: 'resolved',
  });
  const [declined, accepted] = await submissions.all();
  if (!declined || !accepted) throw new Error('No submission waits on the desk.');
  await did('admin-submissions', 'POST', '/api/admin/submissions', admin, {
    id: declined.id,
    attempt: randomUUID(),
    decision: 'decline',
    reason: 'It needs a login to show its price.',
  });
  const { id: _, slug: __, sources, ...words } = recordOf(toolWithPrice());
  const patch = {
    fields: { ...words, sources: asCopies(sources), name: accepted.toolName, link: accepted.website },
  };
  const decided = { id: accepted.id, attempt: randomUUID(), decision: 'publish', reason: 'It does a new job', patch };
  await did('admin-submissions', 'POST', '/api/admin/submissions', admin, decided);
}

/** The same pages, read in copies: a tool of another name has its maker's pages elsewhere. */
function asCopies(sources: Sources): Sources {
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      source.kind === 'maker' ? { ...source, kind: 'dated transcription', copy: source.copy ?? source.page } : source,
    ]),
  );
}

async function alertRun(afterMs: number) {
  const { tools } = await currentCatalogue();
  return { now: new Date(Date.now() + afterMs), tools, drops: [drop], plans, until: Infinity };
}

function toolWithPrice() {
  const found = fileTools.find(({ pricing, status }) => status.state === 'active' && (pricing.amount ?? 0) > 0);
  if (!found) throw new Error('The catalogue has no tool with a price.');
  return found;
}

function soon(): string {
  return new Date(Date.now() + HOUR_MS).toISOString();
}
