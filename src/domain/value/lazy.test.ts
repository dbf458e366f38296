import { expect, it, vi } from 'vitest';
import { lazy } from './lazy.ts';

it('makes a thing when it is first asked for, and once', () => {
  const make = vi.fn(() => ({}));
  const made = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
