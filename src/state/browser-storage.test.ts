import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStatePage } from '#testing/state-page.ts';

beforeEach(() => void openStatePage([]));
afterEach(() => vi.unstubAllGlobals());

/** Storages of a browser that is full, and of one whose reader allows none. */
const refusals = {
  full: {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('No room', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  },
  closed: undefined, // to touch it is an error
};

describe.each(Object.keys(refusals) as (keyof typeof refusals)[])('in a browser whose storage is %s', (state) => {
  test('what is chosen lasts as long as the page, and is known not to be kept', async () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, refusals[state]);
    const { persistentJSON, isPersisted } = await import('./browser-storage.ts');
    const { tabStorage } = await import('./tab-storage.ts');
    const $list = persistentJSON<number[]>('list', []);
    $list.set([1, 2]);
    expect([$list.get(), isPersisted('list')]).toEqual([[1, 2], false]);
    const stop = $list.subscribe(() => undefined); // a part of the page that comes later reads it anew
    expect([$list.get(), persistentJSON('list', []).get()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    stop();
    $list.set([]);
    tabStorage.keep('offered', '1');
    tabStorage.keep('offered', null);
    expect([$list.get(), tabStorage.read('offered')]).toEqual([[], null]);
  });
});

test('with room, everything is kept, and what is taken away is gone', async () => {
  const { persistentAtom, isPersisted } = await import('./browser-storage.ts');
  const { tabStorage } = await import('./tab-storage.ts');
  const $word = persistentAtom<string | undefined>('word', undefined);
  $word.set('yak');
  expect([localStorage.getItem('word'), isPersisted('word')]).toEqual(['yak', true]);
  $word.set(undefined);
  expect([localStorage.getItem('word'), $word.get()]).toEqual([null, undefined]);
  tabStorage.keep('offered', '1');
  expect(tabStorage.read('offered')).toBe('1');
});
