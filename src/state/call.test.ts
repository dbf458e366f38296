import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call-error.ts';
import { openStatePage } from '#testing/state-page.ts';

afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number, code: string, message = 'In words.') =>
  new CallError(status, JSON.stringify({ message, code }));

async function openPage() {
  const page = openStatePage([], { path: '/admin?day=1' });
  // The page has its own copy of every module, the error included.
  const [call, session, toast, api] = await Promise.all([
    import('./call.ts'),
    import('./session.ts'),
    import('./toast.ts'),
    import('#api/call-error.ts'),
  ]);
  const refused = (error: CallError) => new api.CallError(error.status, error.message.slice(5));
  return { page, ...call, ...session, ...toast, refused };
}

test('an ended session goes to sign-in and back, a missing role asks again who is reading, the rest is left to the caller', async () => {
  const { page, settleRefusal, $session, refused } = await openPage();
  const stopListening = $session.listen(() => undefined); // the first listener asks who is reading
  $session.set({ status: 'loading' });
  for (const other of [
    refused(refusal(503, 'store_unavailable', '401 and 403 stand in here only by chance')),
    refused(refusal(403, 'cross_site')),
    new Error('401: {"code":"unauthorized"}'),
    null,
  ])
    expect(settleRefusal(other)).toBe(false);
  expect(settleRefusal(refused(refusal(401, 'unauthorized')))).toBe(true);
  expect(page.left).toEqual(['/api/login?returnTo=%2Fadmin%3Fday%3D1']);
  expect($session.get().status).toBe('loading');
  expect(settleRefusal(refused(refusal(403, 'forbidden')))).toBe(true);
  await vi.waitFor(() => expect($session.get().status).toBe('signed-out'));
  stopListening();
});

test('the words of our own answers are told, anything else is not', async () => {
  const { refusalWords, refused } = await openPage();
  expect(refusalWords(refused(refusal(409, 'already_decided', 'Decided already.')))).toBe('Decided already.');
  for (const other of [new CallError(502, '<html>'), new TypeError('Failed to fetch'), null])
    expect(refusalWords(other)).toContain('try again');
});

test('an attempt is busy until it is over, and nothing begins meanwhile', async () => {
  const { attempt, $toast } = await openPage();
  const $busy = atom<'saving' | 'deleting' | null>(null);
  const { promise, resolve } = Promise.withResolvers<string>();
  const saved = attempt($busy, 'saving', () => promise, 'Not saved.');
  expect($busy.get()).toBe('saving');
  expect(await attempt($busy, 'deleting', () => Promise.resolve('deleted'), 'Not deleted.')).toBeNull();
  resolve('saved');
  expect(await saved).toBe('saved');
  expect([$busy.get(), $toast.get()]).toEqual([null, null]);
});

test('a failed attempt is told in a notice; an ended session is not told but answered', async () => {
  const { page, attempt, $toast, refused } = await openPage();
  const $busy = atom(false);
  const fail = (error: unknown) => attempt($busy, true, () => Promise.reject(error as Error), 'Not saved.');
  expect(await fail(refused(refusal(401, 'unauthorized')))).toBeNull();
  expect([page.left.length, $toast.get()]).toEqual([1, null]);
  expect(await fail(new TypeError('Failed to fetch'))).toBeNull();
  expect($toast.get()).toMatchObject({ title: 'Error', description: 'Not saved.', tone: 'destructive' });
  expect($busy.get()).toBe(false);
});
