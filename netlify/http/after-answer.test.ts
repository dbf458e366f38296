import { afterEach, expect, test, vi } from 'vitest';
import { afterAnswer } from './after-answer.ts';
import { noSooner } from './no-sooner.ts';

const platform = globalThis as { Netlify?: unknown };
afterEach(() => {
  delete platform.Netlify;
  vi.restoreAllMocks();
});

const never = new Promise<void>(() => undefined);
const failing = () => Promise.reject(new Error('no room'));

test('where the platform can, work goes on after the answer', async () => {
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  platform.Netlify = { context: { waitUntil } };
  await afterAnswer(never);
  expect(waitUntil).toHaveBeenCalledOnce();
});

test.each([undefined, {}, { context: null }, { context: {} }])('where it is %j, the answer waits', async (Netlify) => {
  if (Netlify) platform.Netlify = Netlify;
  let isDone = false;
  await afterAnswer(Promise.resolve().then(() => void (isDone = true)));
  expect(isDone).toBe(true);
});

test('a failure harms no answer and stands in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await afterAnswer(failing());
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    event: 'work_after_answer_failed',
    failure: expect.stringContaining('no room'),
  });
});

test('work with a least time takes it, whatever comes of the work', async () => {
  const start = performance.now();
  expect(await noSooner(50, Promise.resolve(7))).toBe(7);
  expect(performance.now() - start).toBeGreaterThan(48);
  await expect(noSooner(50, failing())).rejects.toThrow('no room');
  expect(performance.now() - start).toBeGreaterThan(97);
});
