import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.restoreAllMocks());

/** The list as a page finds it that opens on a browser which keeps this text. */
async function openedWith(kept?: string) {
  vi.resetModules();
  const storage: Record<string, string> = kept === undefined ? {} : { compareTools: kept };
  setPersistentEngine(storage, { ...windowPersistentEvents, addEventListener() {}, removeEventListener() {} });
  return { storage, ...(await import('./comparison-list.ts')) };
}

test('what the browser keeps is on show, in the shape of an earlier release too', async () => {
  expect((await openedWith()).$comparison.get()).toEqual([]);
  expect((await openedWith('[3,1,3]')).$comparison.get()).toEqual([3, 1]);
  expect((await openedWith('[{"id":12},7,"x"]')).$comparison.get()).toEqual([12, 7]);
});

test('a list that cannot be read is empty, and said so in the console', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await openedWith('{broken')).$comparison.get()).toEqual([]);
  expect(complain).toHaveBeenCalledOnce();
});

test('a list from a link is on show and is not kept, until its reader keeps it', async () => {
  const { storage, $comparison, $linkedComparison, storeComparison } = await openedWith('[1]');
  $linkedComparison.set([8, 9]);
  expect([$comparison.get(), storage['compareTools']]).toEqual([[8, 9], '[1]']);
  $linkedComparison.set(null);
  expect($comparison.get()).toEqual([1]);
  $linkedComparison.set([8, 9]);
  storeComparison($comparison.get());
  expect([$comparison.get(), $linkedComparison.get(), storage['compareTools']]).toEqual([[8, 9], null, '[8,9]']);
});
