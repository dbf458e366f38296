import { useEffect, useLayoutEffect } from 'react';
import { endWait } from '#state/address-wait.ts';
import { $isAccessKnown } from '#state/catalogue.ts';
import { useStore } from '../use-store.ts';

/** A list that only waits for its verdicts is shown after this as it stands, in ms. */
const LONGEST_WAIT_MS = 2000;

/**
 * Shows the list of an address with a query once it is drawn as the address asks for.
 * @param isJudged whether it stands in the order that it has under the rules in force
 */
export function useShownList(isDrawn: boolean, isJudged = true): void {
  const isKnown = useStore($isAccessKnown, false);
  const isReady = isDrawn && isKnown;
  useLayoutEffect(() => {
    if (isReady && isJudged) endWait();
  }, [isReady, isJudged]);
  useEffect(() => {
    if (!isReady) return;
    const late = setTimeout(endWait, LONGEST_WAIT_MS);
    return () => clearTimeout(late);
  }, [isReady]);
}
