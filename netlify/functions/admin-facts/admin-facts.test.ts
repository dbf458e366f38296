import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FactDebtAnswer, FactDecided, FactDeciding, FactOnDesk } from '#api/admin-facts.contract.ts';
import type { OneToolAnswer } from '#api/tool.contract.ts';
import { isStillWanted } from '#netlify/letters/still-wanted.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { runWatch } from '#netlify/watch/run-watch.ts';
import { formProof } from '#testing/honest-bodies.ts';
import { type Person, type SiteUnderTest, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import { fileTools } from '#testing/built-catalogue.ts';
import contact from '../contact/contact.ts';
import savedTools from '../saved-tools/saved-tools.ts';
import tool from '../tool/tool.ts';
import watchFacts from '../watch-facts/watch-facts.ts';
import adminFacts from './admin-facts.ts';

let site: SiteUnderTest;
let admin: Person;
useAdminSite(async (own) => {
  ({ site, admin } = own);
  await site.startMail();
});

const priced = fileTools.find(
  ({ status, evidence }) => status.state === 'active' && evidence.price && evidence.price.copy === undefined,
)!;
const readDebt = async () =>
  (await (await ask(adminFacts, 'GET', '/api/admin/facts', { person: admin })).json()) as FactDebtAnswer;
const decide = (task: FactOnDesk, deciding: Partial<FactDeciding>) => {
  const { toolId, fact, version, mark } = task;
  const body = {
    attempt: randomUUID(),
    toolId,
    fact,
    version,
    mark,
    reason: '',
    reports: [],
    toldBy: null,
    ...deciding,
  };
  return ask(adminFacts, 'POST', '/api/admin/facts', { person: admin, body });
};
const shownPrice = async () => {
  const answer = await ask(tool, 'GET', `/api/tools/${priced.id}`);
  return ((await answer.json()) as OneToolAnswer).tool.pricing.amount;
};
const tell = (fact: string) =>
  ask(contact, 'POST', '/api/contact', {
    body: {
      ...formProof(),
      name: 'Ada Lovelace',
      email: 'ada@yak.test',
      company: '',
      subject: `${priced.name}: price`,
      message: 'It costs more by now, see their page.',
      about: { toolId: priced.id, fact },
    },
  });

test('what nobody has read is a debt, and tools that readers save come first', async () => {
  const unread = fileTools.filter(({ status, evidence }) => status.state === 'active' && !evidence.commercialUse);
  const last = unread.at(-1)!;
  const ada = await site.signUp();
  await ask(savedTools, 'POST', '/api/saved-tools', { person: ada, body: { toolId: last.id } });
  await watchFacts(); // counts the saves
  const { tasks, counts, watch } = await readDebt();
  expect(watch).toContain('off on this machine');
  expect(counts['not read']).toBeGreaterThan(50);
  expect(tasks[0]).toMatchObject({ toolId: last.id, saves: 1, kind: 'not read' });
});

test('a reader tells, the editor corrects, the reader is answered an hour later; undo puts all of it back', async () => {
  expect((await tell('price')).status).toBe(200);
  const [task] = (await readDebt()).tasks;
  expect(task).toMatchObject({ kind: 'reported', toolId: priced.id, reports: [{ name: 'Ada Lovelace' }] });
  if (!task) return;
  expect(JSON.stringify(task)).not.toContain('ada@yak.test');

  const amount = (priced.pricing.amount ?? 0) + 7;
  const correction: Partial<FactDeciding> = {
    attempt: randomUUID(),
    decision: 'correct',
    reason: 'The page was read again',
    toldBy: 'Ada L.',
    reports: task.reports.map(({ id }) => id),
    fields: { pricing: { ...priced.pricing, amount } },
    evidence: { ...priced.evidence.price!, quote: `From $${amount} a month`, readOn: '2026-11-22', pageDate: null },
  };
  const answer = await decide(task, correction);
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ told: 1 })]);
  expect(await shownPrice()).toBe(amount);
  expect((await readDebt()).tasks.filter(({ kind }) => kind === 'reported')).toEqual([]);

  const waiting = (await outbox.all()).filter(({ mail }) => mail.key.startsWith('fact-answer-'));
  expect(waiting).toMatchObject([{ mail: { to: { address: 'ada@yak.test' }, subject: 'Corrected, thanks to you' } }]);
  expect(Date.parse(waiting[0]!.notBefore) - Date.now()).toBeGreaterThan(3_500_000);
  expect(await isStillWanted(waiting[0]!.mail)).toBe(true);

  const { version } = (await (await decide(task, correction)).json()) as FactDecided; // the same attempt is the same decision
  const undone = await decide(task, { decision: 'undo', undoes: correction.attempt!, version });
  expect(undone.status).toBe(200);
  expect(await shownPrice()).toBe(priced.pricing.amount);
  expect((await readDebt()).tasks[0]).toMatchObject({ kind: 'reported', toolId: priced.id });
  expect(await isStillWanted(waiting[0]!.mail)).toBe(false);
});

test('a changed page stands with both texts; confirming takes it off, leaving puts it aside, both can be undone', async () => {
  await runWatch({
    tools: [priced],
    now: new Date('2027-01-10T08:00:00Z'),
    until: Infinity,
    network: { standIn: null, lookup: async () => ['127.0.0.1'] },
  });
  const find = async () =>
    (await readDebt()).tasks.find(
      ({ toolId, fact, kind }) => toolId === priced.id && fact === 'price' && kind !== 'reported',
    );
  const first = (await readDebt()).tasks[0]!;
  const left = randomUUID();
  await decide(first, { decision: 'leave', attempt: left, reports: first.reports.map(({ id }) => id) });
  const task = await find();
  expect(task).toMatchObject({ kind: 'could not be read', reason: expect.stringContaining('private network') });
  if (!task) return;
  const aside = randomUUID();
  expect((await decide(task, { decision: 'leave', attempt: aside })).status).toBe(200);
  expect(await find()).toBeUndefined();
  await decide(task, { decision: 'leave', undoes: aside });
  expect(await find()).toBeDefined();
  const confirmed = await decide(task, {
    decision: 'confirm',
    evidence: {
      ...priced.evidence.price!,
      quote: `${priced.evidence.price!.quote.slice(0, 200)}.`,
      readOn: '2026-11-22',
    },
  });
  expect(confirmed.status).toBe(200);
  expect(await find()).toBeUndefined();
});

test('a fact of another kind, a decision without a page and a stale version are refused', async () => {
  const task = (await readDebt()).tasks.find(({ kind }) => kind === 'not read')!;
  const foreign = await decide(task, { decision: 'correct', reason: 'Just so', fields: { name: 'Other' } as never });
  expect(foreign.status).toBe(400);
  expect((await decide(task, { decision: 'confirm' })).status).toBe(400);
  const evidence = { ...priced.evidence.price!, readOn: '2026-11-22' };
  expect((await decide(task, { decision: 'confirm', version: 'old', evidence })).status).toBe(409);
});
