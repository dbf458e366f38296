import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFormProofs } from './form-proof.ts';

/** What the server was asked, and when it answers. */
let asked = 0;
let answer: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  asked = 0;
  answer = async () => Response.json({ opened: `time-${asked}` });
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the same words are one attempt, changed words another, and the same words after success a third', async () => {
  const proofs = makeFormProofs();
  proofs.begin();
  await vi.advanceTimersByTimeAsync(5000);
  const attempt = async (text: string) => (await proofs.proofFor({ text }, '')).attempt;
  const first = await attempt('one');
  expect(await attempt('one')).toBe(first);
  const second = await attempt('two');
  expect(second).not.toBe(first);
  proofs.finish();
  expect([first, second]).not.toContain(await attempt('two'));
  expect(asked).toBe(1);
});

test('what fell into the trap goes along, and a form that is sent at once waits until a person could have filled it in', async () => {
  let proof: unknown = null;
  void makeFormProofs()
    .proofFor({}, 'x')
    .then((made) => (proof = made));
  await vi.advanceTimersByTimeAsync(1990);
  expect(proof).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(proof).toMatchObject({ homepage: 'x', opened: 'time-1' });
});

test('a time that did not come is asked for again when the form is sent; one of yesterday, too', async () => {
  const proofs = makeFormProofs();
  answer = () => Promise.reject(new TypeError('no network'));
  proofs.begin();
  await vi.advanceTimersByTimeAsync(10);
  await expect(proofs.proofFor({}, '')).rejects.toThrow('no network');
  answer = async () => Response.json({ opened: `time-${asked}` });
  const again = proofs.proofFor({}, '');
  await vi.advanceTimersByTimeAsync(3000);
  expect((await again).opened).toBe('time-3');
  await vi.advanceTimersByTimeAsync(21 * 3_600_000);
  const nextDay = proofs.proofFor({}, '');
  await vi.advanceTimersByTimeAsync(3000);
  expect((await nextDay).opened).toBe('time-4');
});
