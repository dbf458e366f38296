import { type AddressInfo, type Socket, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addSave } from '#domain/account/save-rules.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { closeAccount, eraseAccount, finishDeletions } from './delete-account.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  await site.startMail();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => site.close());

/** As long after now as any lease on a deletion lasts. */
function waitAnHour(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
}

test('a slow eraser does not erase the account that came after the one that was closed (B2)', {
  timeout: 60_000,
}, async () => {
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
