import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { DecisionAnswer, ReviewAnswer, adminSubmissions as contract } from '#api/admin-submissions.contract.ts';
import type { Sent } from '#api/contract.ts';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import { audit } from '#netlify/session/audit.ts';
import adminSubmissions from '#netlify/functions/admin-submissions/admin-submissions.ts';
import { awaitedPages } from '#netlify/stores/awaited-page-store.ts';
import { keepSubmission, submissions } from '#netlify/stores/submission-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { fileTools } from '#testing/built-catalogue.ts';
import { type PageServer, startPages } from './page-server.ts';
import { type Person, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from './site-under-test.ts';

/** What the file that called `useSubmissionDesk` works with. */
export let site: SiteUnderTest;
export let mail: LocalMail;
export let admin: Person;
/** Answers for the pages of the tools that are out. */
export let pages: PageServer;

/** Starts a site with an admin, mail and pages before a file's first test; each test finds an empty desk. */
export function useSubmissionDesk(): void {
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
}

/** Keeps a submission of a tool that the guide does not have. */
export function keep(fields: Partial<Submission> = {}): Promise<Submission> {
  const id = randomUUID();
  return keepSubmission(
    makeSubmission({ id, toolName: `Tool ${id.slice(0, 8)}`, website: `https://${id}.test/`, ...fields }),
  );
}

/** The entry that every published submission gets. */
export const model = modelEntry();

function modelEntry() {
  const found = fileTools.find(({ status }) => status.state === 'active');
  if (!found) throw new Error('The catalogue is empty.');
  const { id: _, slug: __, ...words } = recordOf(found);
  return { words };
}

/** Everything that the desk lists. */
export async function list(): Promise<ReviewAnswer> {
  const answer = await ask(adminSubmissions, 'GET', '/api/admin/submissions', { person: admin });
  return (await answer.json()) as ReviewAnswer;
}

export function decide(body: Sent<typeof contract, 'POST'>): Promise<Response> {
  return ask(adminSubmissions, 'POST', '/api/admin/submissions', { person: admin, body });
}

export function decline(id: string, attempt: string = randomUUID()): Promise<Response> {
  return decide({ id, attempt, decision: 'decline', reason: 'It needs a login to show its price.' });
}

export function publish({ id, toolName, website }: Submission, attempt: string = randomUUID()): Promise<Response> {
  const sources = Object.fromEntries(
    Object.entries(model.words.sources).map(([name, read]) => [
      name,
      { ...read, page: website, copy: null, kind: 'maker' as const },
    ]),
  );
  const patch = { fields: { ...model.words, name: toolName, link: website, sources } };
  return decide({ id, attempt, decision: 'publish', reason: 'Submitted by a reader', patch });
}

/** Publishes, and gives the number of the tool. */
export async function publishOne(submission: Submission, attempt?: string): Promise<number> {
  const { submission: published } = (await (await publish(submission, attempt)).json()) as DecisionAnswer;
  return published.decision?.state === 'accepted' ? (published.decision.toolId ?? 0) : 0;
}

/** The page that a letter about an accepted tool waits for. */
export const pageOf = (toolId: number): string => `/tool-fluid/${toolId}`;

/** Subjects of the mails that went out. */
export const subjects = async (): Promise<string[]> => (await mail.list()).map(({ subject }) => subject);
