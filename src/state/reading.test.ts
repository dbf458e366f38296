import { expect, test } from 'vitest';
import { CallError } from '#api/call-error.ts';
import { reading } from './reading.ts';

const unavailable = new CallError(503, '{"message":"No.","code":"store_unavailable"}');

test('is loading, then read; after a failure it says why and can be tried again', async () => {
  const answers: (() => Promise<number>)[] = [() => Promise.reject(unavailable), () => Promise.resolve(7)];
  const { store, load } = reading(() => (answers.shift() as () => Promise<number>)());
  expect(store.get()).toEqual({ status: 'loading' });
  await load();
  expect(store.get()).toEqual({ status: 'failed', code: 'store_unavailable' });
  const again = load();
  expect(store.get()).toEqual({ status: 'loading' });
  await again;
  expect(store.get()).toEqual({ status: 'read', read: 7 });
});

test('a failure without an answer of ours has no code', async () => {
  const { store, load } = reading(() => Promise.reject(new TypeError('Failed to fetch')));
  await load();
  expect(store.get()).toEqual({ status: 'failed', code: null });
});

test('of several readings under way the last one counts, whatever came first', async () => {
  const waiting = new Map<string, (page: string) => void>();
  const { store, load } = reading((name: string) => new Promise<string>((resolve) => waiting.set(name, resolve)));
  const both = [load('first'), load('second')];
  waiting.get('second')?.('page two');
  waiting.get('first')?.('page one');
  await Promise.all(both);
  expect(store.get()).toEqual({ status: 'read', read: 'page two' });
});

test('the old reading stays on show while it is read again, when that is asked for', async () => {
  let count = 0;
  const { store, load } = reading(() => Promise.resolve((count += 1)), 'old');
  await load();
  const again = load();
  expect(store.get()).toEqual({ status: 'read', read: 1 });
  await again;
  expect(store.get()).toEqual({ status: 'read', read: 2 });
});

test('reading once asks once, and again only after a failure', async () => {
  let asked = 0;
  const { loadOnce } = reading(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(unavailable) : Promise.resolve(asked);
  });
  await Promise.all([loadOnce(), loadOnce()]);
  expect(asked).toBe(1);
  await loadOnce();
  await loadOnce();
  expect(asked).toBe(2);
});

test('who reads once while it is read already waits until it is there', async () => {
  let arrive: (read: number) => void = () => {};
  const { store, loadOnce } = reading(() => new Promise<number>((resolve) => (arrive = resolve)));
  void loadOnce();
  const seen = loadOnce().then(() => store.get().status);
  await Promise.resolve();
  arrive(7);
  expect(await seen).toBe('read');
});
