import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DataExport } from '#api/data-export.contract.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { deskThreads, ownedThreads } from '#netlify/stores/desk-thread-store.ts';
import { messages } from '#netlify/stores/message-store.ts';
import { keepOwned, personRecords } from '#netlify/stores/person-index.ts';
import { submissions } from '#netlify/stores/submission-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { formProof, honestBodies } from '#testing/honest-bodies.ts';
import { type Person, type SiteUnderTest, ask } from '#testing/site-under-test.ts';
import { useAdminSite } from '#testing/use-admin-site.ts';
import { storedText } from '#testing/stored-text.ts';
import account from '../functions/account/account.ts';
import adminMessages from '../functions/admin-messages/admin-messages.ts';
import adminSubmissions from '../functions/admin-submissions/admin-submissions.ts';
import contact from '../functions/contact/contact.ts';
import dataExport from '../functions/data-export/data-export.ts';
import emailSubscriptions from '../functions/email-subscriptions/email-subscriptions.ts';
import toolSubmissions from '../functions/tool-submissions/tool-submissions.ts';

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
beforeEach(() => mail.behave('well'));

const [tool] = allTools;
/** With a capital, so that the number of an account in these tests is not the key of its address. */
const newAddress = (who: string) => `X-${who}-${randomUUID()}@yak.test`;
const exportOf = async (person: Person) => {
  const answer = await ask(dataExport, 'POST', '/api/data-export', { person });
  return JSON.stringify(((await answer.json()) as DataExport).records);
};
const remove = async (person: Person) =>
  expect(await (await ask(account, 'DELETE', '/api/account', { person })).json()).toEqual({ state: 'deleted' });
/** Where an account is still named. */
const namedIn = async (text: string) =>
  [...(await storedText(site.blobs))].flatMap(([place, content]) =>
    `${place} ${content}`.includes(text) ? [place] : [],
  );
const stored = async () => [...(await storedText(site.blobs)).values()].join('\n');
const atDesk = (path: string, endpoint: typeof adminMessages, body: object) =>
  ask(endpoint, 'POST', path, { person: admin, body: { attempt: randomUUID(), ...body } });
const tellDesk = (body: object) => atDesk('/api/admin/messages', adminMessages, body);

/** What comes by a form under an address, and what passes between the team and that address about it. */
interface Correspondence {
  /** Words of who filled in the form. */
  sent: string;
  /** Words of the team, and of whoever reads at the address. */
  others: string[];
}

type Form = (sender: Person | null, address: string) => Promise<Correspondence>;

const mark = (what: string) => `${what} ${randomUUID()}`;

async function write(sender: Person | null, address: string, about?: object): Promise<{ id: string; sent: string }> {
  const [proof, sent] = [formProof(), mark('sent')];
  const body = { ...proof, name: 'Ada', email: address, company: '', subject: 'Hello', message: sent, ...about };
  expect((await ask(contact, 'POST', '/api/contact', { person: sender, body })).status).toBe(200);
  return { id: proof.attempt, sent };
}

async function correspond(id: string): Promise<string[]> {
  const [answer, reply] = [mark('answer'), mark('reply')];
  expect((await tellDesk({ id, do: 'answer', text: answer, as: 'open', seen: 0 })).status).toBe(200);
  expect((await tellDesk({ id, do: 'reply', text: reply })).status).toBe(200);
  return [answer, reply];
}

const forms: Record<string, Form> = {
  'a message': async (sender, address) => {
    const { id, sent } = await write(sender, address);
    return { sent, others: await correspond(id) };
  },
  'a message that was taken for spam': async (sender, address) => {
    const { id, sent } = await write(sender, address);
    const others = await correspond(id);
    expect((await tellDesk({ id, do: 'mark', as: 'spam' })).status).toBe(200);
    return { sent, others };
  },
  'a report of a wrong fact': async (sender, address) => {
    const { id, sent } = await write(sender, address, { about: { toolId: tool?.id, fact: 'price' } });
    return { sent, others: await correspond(id) };
  },
  'a recommended tool': async (sender, address) => {
    const [proof, sent, reason] = [formProof(), mark('sent'), mark('reason')];
    const body = { ...honestBodies['/api/tool-submissions'], ...proof, submitterEmail: address, additionalInfo: sent };
    expect((await ask(toolSubmissions, 'POST', '/api/tool-submissions', { person: sender, body })).status).toBe(200);
    const declined = { id: proof.attempt, decision: 'decline', reason };
    expect((await atDesk('/api/admin/submissions', adminSubmissions, declined)).status).toBe(200);
    return { sent, others: [reason] };
  },
  'a subscription by mail': async (_, address) => {
    const body = { ...formProof(), email: address, context: 'general', toolName: null };
    const { attempt: _attempt, ...asked } = body;
    expect((await ask(emailSubscriptions, 'POST', '/api/email-subscriptions', { body: asked })).status).toBe(202);
    return { sent: address, others: [address] };
  },
};

describe.each(Object.entries(forms))('%s', (what, form) => {
  test("sent under a stranger's address gives its sender no word of the stranger, and takes none away", async () => {
    const [sender, stranger] = [await site.signUp({ email: newAddress('sender') }), newAddress('stranger')];
    const { sent, others } = await form(sender, stranger);
    const exported = await exportOf(sender);
    if (what !== 'a subscription by mail') expect(exported).toContain(sent);
    for (const word of others) expect(exported).not.toContain(word);
    await remove(sender);
    const left = await stored();
    if (what !== 'a subscription by mail') expect(left).not.toContain(sent);
    for (const word of others) expect(left).toContain(word);
    expect(await namedIn(sender.id)).toEqual([]);

    const owner = await site.signUp({ email: stranger });
    const own = await exportOf(owner);
    for (const word of others) expect(own).toContain(word);
    await remove(owner);
    for (const word of others) expect(await stored()).not.toContain(word);
  });

  test('whoever has proven its address exports and erases all of it, whoever sent it', async () => {
    const [other, owner] = [await site.signUp(), await site.signUp({ email: newAddress('owner') })];
    const all = [await form(null, owner.email), await form(owner, owner.email), await form(other, owner.email)];
    const words = all.flatMap(({ sent, others }) => [sent, ...others]);
    const exported = await exportOf(owner);
    for (const word of words) expect(exported).toContain(word);
    await remove(owner);
    const left = await stored();
    for (const word of words) expect(left).not.toContain(word);
    expect(await namedIn(owner.id)).toEqual([]);
    await remove(other);
    expect(await namedIn(other.id)).toEqual([]);
  });

  test.each([
    ['an unverified address', (email: string) => ({ email, emailVerified: false })],
    ['another address', (_: string) => ({ email: newAddress('moved'), emailVerified: true })],
  ])('is what an account sent and no more, once its provider reports %s', async (_, now) => {
    const person = await site.signUp({ email: newAddress('mover') });
    const { sent, others } = await form(person, person.email);
    await (await import('#netlify/session/sign-in.ts')).signIn(
      { id: person.id, firstName: '', lastName: '', profileImageUrl: null, ...now(person.email) },
      new Date(),
    );
    const exported = JSON.parse(await exportOf(person)) as { store: string }[];
    const forms = JSON.stringify(exported.filter(({ store }) => store !== 'users'));
    if (what !== 'a subscription by mail') expect(forms).toContain(sent);
    for (const word of others) expect(forms).not.toContain(word);
    await remove(person);
    const left = await stored();
    if (what !== 'a subscription by mail') expect(left).not.toContain(sent);
    for (const word of others) expect(left).toContain(word);
    expect(await namedIn(person.id)).toEqual([]);
  });
});

test.each([true, false])(
  'a thread that names the account of its sender is still that of its address (walked: %s)',
  async (isWalked) => {
    const [sender, address, text] = [await site.signUp(), newAddress('stranger'), mark('answer')];
    const id = randomUUID();
    const entry = {
      id: randomUUID(),
      at: new Date().toISOString(),
      who: null,
      what: 'answered',
      text,
      isTheirs: false,
    };
    const thread = { kind: 'message' as const, id, userId: sender.id, address, entries: [entry] } as never;
    const byAccount = { ...ownedThreads, ownersOf: () => [{ userId: sender.id }, { address }] };
    await keepOwned(byAccount, `message-${id}`, thread); // as releases before did
    if (isWalked) await scanRecords(new Date(), Infinity);
    else await openStore('record-walk').remove('walk');
    expect(await exportOf(sender)).not.toContain(text);
    await remove(sender);
    expect(await deskThreads.read(`message-${id}`)).toMatchObject({ userId: null, address, entries: [{ text }] });
    const owner = await site.signUp({ email: address });
    expect(await exportOf(owner)).toContain(text);
    await remove(owner);
    expect(await deskThreads.read(`message-${id}`)).toBeNull();
  },
);

test('what nobody answered goes whole with the account that sent it, under whatever address', async () => {
  const sender = await site.signUp();
  const { id } = await write(sender, newAddress('stranger'));
  const body = { ...honestBodies['/api/tool-submissions'], ...formProof(), submitterEmail: newAddress('stranger') };
  await ask(toolSubmissions, 'POST', '/api/tool-submissions', { person: sender, body });
  await remove(sender);
  expect([await messages.read(id), await submissions.read(body.attempt)]).toEqual([null, null]);
  const keys = (await personRecords.all()).map(({ key }) => key);
  expect([keys.includes(id), keys.includes(body.attempt)]).toEqual([false, false]);
});

test('words that wait for the mail server go with the account that typed them', async () => {
  mail.behave('down');
  const sender = await site.signUp();
  const { sent } = await write(sender, newAddress('stranger'));
  expect((await exportOf(sender)).split(sent)).toHaveLength(3); // the message, and the letter to the team
  await remove(sender);
  expect(await stored()).not.toContain(sent);
});
