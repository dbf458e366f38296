import { randomUUID } from 'node:crypto';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addSave } from '#domain/person/save-rules.ts';
import { makeMessage } from '#domain/letters/make-message.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { keepMessage, messages } from '#netlify/stores/message-store.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { closeAccount, eraseAccount, finishDeletions } from './delete-account.ts';
import { LeaseLost, leaseDeletion } from './deletion-lease.ts';

let site: SiteUnderTest;
let mail: LocalMail;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  mail = await site.startMail();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  site.blobs.setFault(() => null);
});
afterAll(() => site.close());

/** As long after now as any lease on a deletion lasts. */
function waitAnHour(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
}

test('while one worker erases another one leaves it alone, and what was cut short is taken up when its lease is over', async () => {
  const { id } = await site.signUp();
  await closeAccount(id, new Date());
  await deletions.change(id, (note) => ({
    write: note && { ...note, claim: { worker: 'dead', until: new Date(Date.now() + 60_000).toISOString() } },
    outcome: null,
  }));
  expect(await finishDeletions()).toEqual({ finished: 0, left: 1, ranOut: false });
  expect(await readUser(id)).not.toBeNull();
  waitAnHour();
  expect(await finishDeletions()).toEqual({ finished: 1, left: 0, ranOut: false });
  vi.useRealTimers();
  expect([await readUser(id), await deletions.read(id)]).toEqual([null, null]);
});

test('an account that was changed since it was read is closed as it stands then', async () => {
  const { id } = await site.signUp();
  const known = (await readUser(id))!;
  const saves = [{ toolId: 85, savedAt: new Date().toISOString() }];
  await changeUser(id, (user) => ({ write: { ...user, saves }, outcome: null }));
  const now = new Date();
  await closeAccount(id, now, known);
  expect((await readUser(id))?.user).toMatchObject({ saves, signIns: [], deletedAt: now.toISOString() });
  expect(await eraseAccount(id)).toBe(true);
});

test('a note about an account that is open is kept for a while: somebody may be closing it right now', async () => {
  const { id } = await site.signUp();
  await deletions.keep(id, { at: new Date().toISOString() });
  await finishDeletions();
  expect(await deletions.read(id)).not.toBeNull();
  expect((await readUser(id))?.user.deletedAt).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 });
  await finishDeletions();
  expect([await deletions.read(id), (await readUser(id))?.user.deletedAt]).toEqual([null, null]);
});

test('a worker holds a deletion for two minutes, and begins no step in the second of them', async () => {
  const { id } = await site.signUp();
  expect(await leaseDeletion(id)).toBeNull(); // there is nothing to erase
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await closeAccount(id, new Date());
  const first = await leaseDeletion(id);
  expect(await leaseDeletion(id)).toBeNull();
  vi.setSystemTime(start + 60_000);
  await first?.check();
  vi.setSystemTime(start + 60_001);
  await expect(first?.check()).rejects.toThrow(LeaseLost);
  await expect(first?.finish()).rejects.toThrow(LeaseLost);
  vi.setSystemTime(start + 119_999);
  expect(await leaseDeletion(id)).toBeNull();
  vi.setSystemTime(start + 120_000);
  const second = await leaseDeletion(id);
  expect(second).not.toBeNull();
  await first?.release(); // it is not the first one's any more
  await second?.check();
  await expect(first?.check()).rejects.toThrow(LeaseLost);
  await second?.release();
  const third = await leaseDeletion(id);
  await third?.finish();
  expect(await deletions.read(id)).toBeNull();
  await expect(third?.check()).rejects.toThrow(LeaseLost);
  await third?.release();
});

test('whoever asks for an erasure learns whether anything is left to do', async () => {
  const { id } = await site.signUp();
  expect(await eraseAccount(id)).toBe(false); // nobody has closed it
  await deletions.keep(id, { at: new Date().toISOString() });
  expect(await eraseAccount(id)).toBe(false); // it is open
  expect((await deletions.read(id))?.claim).toBeNull();
  await closeAccount(id, new Date());
  expect(await eraseAccount(id)).toBe(true);
  expect(await eraseAccount(id)).toBe(true); // it is gone
});

test('a goodbye goes to proven addresses only, and an account goes without any where mail is not set up', async () => {
  const { SMTP_URL = '' } = site.environment;
  mail.clear();
  for (const [smtp, emailVerified] of [
    [SMTP_URL, true],
    [SMTP_URL, false],
    ['', true],
  ] as const) {
    site.setEnvironment({ SMTP_URL: smtp });
    const { id } = await site.signUp({ email: `leaver-${String(emailVerified)}@yak.test`, emailVerified });
    await closeAccount(id, new Date());
    expect(await eraseAccount(id)).toBe(true);
  }
  site.setEnvironment({ SMTP_URL });
  expect(await outbox.keys()).toEqual([]);
  const letters = await mail.list();
  expect(letters.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [['leaver-true@yak.test'], 'Your Yak account is deleted'],
  ]);
  expect(letters[0]?.text).toMatch(
    /YOUR ACCOUNT IS DELETED[^]*erased[^]*will not be charged again[^]*last mail from us/,
  );
});

test('a run begins anywhere in the line, comes to each one once, and begins none when its time is over', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { id } = await site.signUp();
    await closeAccount(id, new Date());
    ids.push(id);
  }
  expect(await finishDeletions(performance.now())).toEqual({ finished: 0, left: 6, ranOut: true });
  const begun: string[] = [];
  site.blobs.setFault(({ method, store, key }) => {
    if (method === 'PUT' && store === 'site:dev-deletions' && key && !begun.includes(key)) begun.push(key);
    return null;
  });
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  expect(await finishDeletions()).toEqual({ finished: 6, left: 0, ranOut: false });
  const [a, b, c, , , last] = ids.toSorted();
  expect(begun.slice(0, 4).toSorted()).toEqual([a, b, c, last]); // four at once
});

test('what cannot be erased now is left for a later run, in the log, and holds up no other', async () => {
  const [stuck, other] = [await site.signUp(), await site.signUp()];
  const message = makeMessage({ id: randomUUID(), userId: stuck.id });
  await keepMessage(message);
  for (const { id } of [stuck, other]) await closeAccount(id, new Date());
  site.blobs.setFault(({ method, store, key }) =>
    method === 'DELETE' && store === 'site:dev-kits' && key === stuck.id ? '503' : null,
  );
  expect(await finishDeletions()).toEqual({ finished: 1, left: 1, ranOut: false });
  expect(site.logged.join('\n')).toContain('deletion_underway');
  expect(await readUser(stuck.id)).not.toBeNull(); // it goes last
  site.blobs.setFault(() => null);
  expect(await finishDeletions()).toEqual({ finished: 1, left: 0, ranOut: false }); // at once: it is nobody's any more
  expect([await readUser(stuck.id), await messages.read(message.id)]).toEqual([null, null]);
});

test('a slow eraser does not erase the account that came after the one that was closed (B2)', async () => {
  const email = 'back-soon@yak.test';
  const { id } = await site.signUp({ email });
  await closeAccount(id, new Date());
  const silent = await startSilentMail();
  const { SMTP_URL = '' } = site.environment;
  site.setEnvironment({ SMTP_URL: silent.url });
  const slow = eraseAccount(id).catch((error: unknown) => error);
  await silent.called; // the slow one waits for the mail server, right before the last step
  site.setEnvironment({ SMTP_URL });

  waitAnHour();
  await finishDeletions();
  expect(await readUser(id)).toBeNull();
  vi.useRealTimers();
  const again = await site.signUp({ email });
  await changeUser(id, (user) => {
    const saved = addSave(user, 85, 3, new Date());
    return { write: saved.ok ? saved.user : null, outcome: null };
  });
  silent.close();
  await slow;
  expect((await again.stored()).saves).toHaveLength(1);
});

/** A mail server that greets and then says nothing more, until it is closed. */
async function startSilentMail(): Promise<{ url: string; called: Promise<void>; close(): void }> {
  const { promise: called, resolve: callIn } = Promise.withResolvers<void>();
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.write('220 silent.test ESMTP\r\n');
    callIn();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    called,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
