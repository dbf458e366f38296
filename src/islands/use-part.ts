import type { ReadableAtom } from 'nanostores';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of an island whose code comes once a store holds something; null before. Without Suspense: React holds back what
 * takes a fallback's place for up to 300 ms after the fallback was drawn.
 */
export function usePart($wanted: ReadableAtom<unknown>, load: () => Promise<ComponentType>): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isAsked = false;
    return $wanted.subscribe((wanted) => {
      if (!wanted || isAsked) return;
      isAsked = true;
      void load().then((part) => setPart(() => part));
    });
  }, [$wanted, load]);
  return Part;
}
