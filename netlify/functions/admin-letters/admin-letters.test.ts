import { beforeEach, expect, test } from 'vitest';
import type { LettersDesk } from '#api/admin-letters.contract.ts';
import { isoWeek, weekBefore, weekDays } from '#domain/value/iso-week.ts';
import { comingDigest, digestStanding } from '#netlify/admin/digest-standing.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { sendDigest, sendLateDigests } from '#netlify/letters/send-digest.ts';
import { auditEntries } from '#netlify/stores/audit-store.ts';
import { editions } from '#netlify/stores/edition-store.ts';
import { letterOrders } from '#netlify/stores/letter-order-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { type Person, type SiteUnderTest, adminEmail, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import { makeDrop } from '#testing/use-mailing-site.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { fileDrops } from '#testing/built-catalogue.ts';
import letterPreview from '../letter-preview/letter-preview.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { refusedMails } from '#netlify/mail/mail-stores.ts';
import { at } from '@yak/emulator-mail';
import adminLetters from './admin-letters.ts';

const path = '/api/admin/letters';
let site: SiteUnderTest;
let mail: LocalMail;
let admin: Person;
useAdminSite(
  async (own) => {
    ({ site, admin } = own);
    mail = await site.startMail();
  },
  { captureLog: true, waitsForStore: true },
);
beforeEach(async () => {
  mail.clear();
  await forget();
});

/** Nothing was ordered, and nothing went out. */
async function forget(): Promise<void> {
  for (const store of [letterOrders, editions]) for (const key of await store.keys()) await store.remove(key);
}

const read = async () => (await (await ask(adminLetters, 'GET', path, { person: admin })).json()) as LettersDesk;
const give = (kind: string, week: string) =>
  ask(adminLetters, 'POST', path, { person: admin, body: { do: kind, week } });

/** Drops of the week that is over, and the moment at which its digest goes out. */
const thisWeek = isoWeek(new Date());
const lastWeek = weekBefore(new Date());
const monday = new Date(Date.parse(weekDays(lastWeek).last) + 86_400_000 + 7 * 3_600_000);
const drops = [makeDrop(1, 'Runway', weekDays(lastWeek).first), makeDrop(2, 'Runway', weekDays(thisWeek).first)];
const run = (now: Date) => ({ now, drops, plans, until: performance.now() + 20_000 });
const subjects = async () => (await mail.list()).map(({ subject }) => subject);

test('an order is stored with who gave it, shown on the desk and in the audit', async () => {
  const { coming } = await read();
  expect((await give('hold', coming.week)).status).toBe(200);
  expect((await read()).coming).toMatchObject({ state: 'held', order: { kind: 'hold', by: null } });
  const entries = await Promise.all((await auditEntries.keys()).map((key) => auditEntries.read(key)));
  expect(entries.at(-1)).toMatchObject({ action: 'digest_held' });
  expect((await (await give('release', coming.week)).json()) as LettersDesk).toMatchObject({
    coming: { state: 'released' },
  });
});

test('the weekly job obeys: held, nothing goes out; released, it goes to everybody once, whatever day it is', async () => {
  await site.signUp({ keepsMail: true });
  await give('hold', lastWeek);
  expect(await sendDigest(run(monday))).toEqual({ sent: 0, isDone: true });
  expect(await subjects()).toEqual([]);
  await give('release', lastWeek);
  const wednesday = new Date(monday.getTime() + 2 * 86_400_000);
  expect(await sendLateDigests(run(wednesday))).toMatchObject({ sent: 1, isDone: true });
  expect(await sendLateDigests(run(wednesday))).toMatchObject({ sent: 0 });
  expect(await subjects()).toHaveLength(1);
  const refused = await give('hold', lastWeek);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'letter_begun']);
});

test('on its Monday it waits, and can be held, until a run begins it or the runs are over', async () => {
  const firstRun = new Date(monday.getTime() + 3 * 60_000);
  expect(await comingDigest(firstRun)).toMatchObject({
    week: lastWeek,
    state: 'waiting',
    goesOutAt: monday.toISOString(),
  });
  const evening = new Date(monday.getTime() + 12 * 3_600_000);
  const tuesday = new Date(monday.getTime() + 86_400_000).toISOString();
  expect(await comingDigest(evening)).toMatchObject({ week: lastWeek, state: 'waiting', goesOutAt: tuesday });
  const wednesday = new Date(monday.getTime() + 2 * 86_400_000);
  expect(await comingDigest(wednesday)).toMatchObject({ week: thisWeek, state: 'waiting' });
  expect(await digestStanding(lastWeek, wednesday)).toMatchObject({ state: 'quiet' });
});

test('drops of a digest that stayed held go along with the next one; those of a skipped one do not', async () => {
  const nextMonday = new Date(monday.getTime() + 7 * 86_400_000);
  for (const [kind, ids] of [
    ['hold', [2, 1]],
    ['skip', [2]],
  ] as const) {
    await forget();
    await give(kind, lastWeek);
    await sendDigest(run(monday));
    await sendDigest(run(nextMonday));
    expect((await editions.read(`digest-${thisWeek}`))?.dropIds).toEqual(ids);
  }
});

test('a hold and a run that meet: one of them is first, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    await forget();
    const [held] = await Promise.all([give('hold', lastWeek), sendDigest(run(monday))]);
    const hasBegun = (await editions.read(`digest-${lastWeek}`)) !== null;
    expect([held.status, hasBegun]).toEqual(held.status === 200 ? [200, false] : [409, true]);
  }
});

test('an order that nobody can read holds its letter, and can be given again', async () => {
  await openStore('letter-orders').create(`digest-${lastWeek}`, { shape: 'of another release' });
  expect(await sendDigest(run(monday))).toEqual({ sent: 0, isDone: true });
  expect((await give('skip', lastWeek)).status).toBe(200);
  expect(await letterOrders.read(`digest-${lastWeek}`)).toMatchObject({ order: { kind: 'skip' } });
});

test('the preview is the letter: whole for Core, without what lies under the fringe for others; nothing in it runs', async () => {
  const week = isoWeek(new Date(fileDrops.map(({ releaseDate }) => releaseDate).sort()[0] ?? ''));
  const look = async (plan: string, body: string) => {
    const answer = await ask(letterPreview, 'GET', `/api/admin/letter-preview?week=${week}&plan=${plan}&body=${body}`, {
      person: admin,
    });
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('unsafe');
    return answer.text();
  };
  const oldest = fileDrops.find(({ releaseDate }) => isoWeek(new Date(releaseDate)) === week);
  const [core, fringe] = [await look('core', 'html'), await look('fringe', 'html')];
  expect(core).not.toMatch(/ style="/);
  expect(await look('core', 'text')).toContain('<pre>');
  expect(core).toContain('Unsubscribe from the weekly digest');
  expect(fringe).toContain('Under the fringe');
  expect(fringe).not.toContain(oldest?.sourceUrl ?? 'none');
});

test('a test goes to the signed-in admin alone, whatever they chose to get, and so often an hour', async () => {
  const week = isoWeek(new Date(fileDrops[0]?.releaseDate ?? ''));
  const send = () => ask(adminLetters, 'POST', path, { person: admin, body: { do: 'test', week, plan: 'core' } });
  expect(await (await send()).json()).toEqual({ letter: 'sent' });
  const [letter, ...others] = await mail.list();
  expect([letter?.recipients, others]).toEqual([[adminEmail], []]);
  expect(letter?.subject).toMatch(/^Test: Fresh Drops, /);
  expect(letter?.raw).not.toMatch(/^List-Unsubscribe/im);
  let last = 200;
  for (let count = 0; count < 21 && last === 200; count += 1) last = (await send()).status;
  expect(last).toBe(429);
});

test('what is changed at the desk is shown as long as nobody is told of it', async () => {
  expect(await read()).toMatchObject({ sender: null, testsTo: adminEmail, alerts: { held: [], round: null } });
});

/** A letter that a mail server refuses for good. */
async function refuse(key: string): Promise<void> {
  mail.behave(at('recipient', '550 5.1.1 <ada@reader.test>: no such person'));
  const address = 'ada@reader.test';
  await postMail({ key, to: { address }, subject: 'For Ada', text: 'Dear Ada', html: 'Dear Ada', personal: address });
  mail.behave('well');
}
const again = (key: string) => ask(adminLetters, 'POST', path, { person: admin, body: { do: 'again', key } });

test('a letter that was given up is shown with the reason and without its reader, and is sent again', async () => {
  await refuse('message-answer-1');
  const desk = await read();
  expect(desk.mail).toMatchObject({
    trouble: null,
    waiting: [],
    refusedInAll: 1,
    refused: [
      {
        key: 'message-answer-1',
        letter: 'Answer to a message',
        to: 'its writer',
        tries: 1,
        says: expect.stringContaining('mailbox is not there'),
        reply: 'RCPT TO: 550 5.1.1 <address>: no such person',
      },
    ],
  });
  expect(JSON.stringify(desk)).not.toMatch(/ada/i);
  const answer = await again('message-answer-1');
  expect(await answer.json()).toMatchObject({ letter: 'sent', desk: { mail: { refused: [], refusedInAll: 0 } } });
  expect(await subjects()).toEqual(['For Ada']);
  const entries = await Promise.all((await auditEntries.keys()).map((key) => auditEntries.read(key)));
  expect(entries.at(-1)).toMatchObject({ action: 'letter_sent_again', about: ['Answer to a message'] });
  expect((await again('message-answer-1')).status).toBe(404);
});

test('ten who send it again at once send it once, and one that is refused again comes back', async () => {
  await refuse('message-answer-2');
  const answers = await Promise.all(Array.from({ length: 10 }, () => again('message-answer-2')));
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect(await subjects()).toEqual(['For Ada']);
  await refuse('message-answer-3');
  mail.behave('refuse');
  expect(await (await again('message-answer-3')).json()).toMatchObject({ letter: 'refused' });
  mail.behave('well');
  expect((await read()).mail.refused.map(({ key }) => key)).toEqual(['message-answer-3']);
  for (const key of await refusedMails.keys()) await refusedMails.remove(key);
});

test('what waits is shown by its reason, and that the mail server takes nothing', async () => {
  mail.behave(at('sender', '553 5.1.8 yak@yak.test may not send'));
  for (const key of ['alerts-1-a', 'alerts-1-b'])
    await postMail({ key, to: { address: 'ada@reader.test' }, subject: 'x', text: 'x', html: 'x', personal: 'ada' });
  mail.behave('well');
  const { mail: desk } = await read();
  expect(desk).toMatchObject({
    says: expect.stringContaining('refuses our sender'),
    trouble: { runs: 2, reply: 'MAIL FROM: 553 5.1.8 <address> may not send' },
    waiting: [{ letters: 2, says: expect.stringContaining('refuses our sender') }],
  });
  expect(Date.parse(desk.waiting[0]?.nextAt ?? '')).toBeGreaterThan(Date.now());
});
