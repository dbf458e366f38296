import { useStore as useNanoStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * The value of a store. While an island is being hydrated it is the value that the page was printed with, so that the
 * first browser HTML equals the server's; right after, the current one. A computed store has no value to begin with:
 * say `first`, the value it has on a page nobody touched yet.
 */
export function useStore<Value>(store: ReadableAtom<Value>, first?: Value): Value {
  return useNanoStore(store, { ssr: first === undefined ? 'initial' : () => first });
}
