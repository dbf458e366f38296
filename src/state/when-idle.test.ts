import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs when the browser says that it is idle', () => {
  const run = vi.fn();
  let becomeIdle = () => {};
  vi.stubGlobal('window', { requestIdleCallback: (idle: () => void) => (becomeIdle = idle) });
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  becomeIdle();
  expect(run).toHaveBeenCalledOnce();
});

it('waits a second at most for a browser that is never idle', () => {
  const run = vi.fn();
  vi.stubGlobal('window', {
    requestIdleCallback: (late: () => void, { timeout }: IdleRequestOptions = {}) => {
      if (timeout !== undefined) setTimeout(late, timeout);
    },
  });
  whenIdle(run);
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('runs a moment later where browsers know no such word', () => {
  const run = vi.fn();
  vi.stubGlobal('window', {});
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledOnce();
});
