import type { ReadableAtom } from 'nanostores';
import { type ComponentType, useEffect } from 'react';
import { showToast } from '#state/toast.ts';

/** Stands in for a part that could not be loaded: says so whenever it is asked for. */
export function missing($asked: ReadableAtom<unknown>, close: () => void, words: string): ComponentType {
  return function Missing() {
    useEffect(
      () =>
        $asked.subscribe((asked) => {
          if (!asked) return;
          close();
          showToast('Error', `${words} Please try again on a new page.`, 'destructive');
        }),
      [],
    );
    return null;
  };
}
