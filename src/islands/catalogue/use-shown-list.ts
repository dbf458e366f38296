import { useLayoutEffect } from 'react';
import { endWait } from '#state/address-wait.ts';
import { $isAccessKnown } from '#state/catalogue.ts';
import { useStore } from '../use-store.ts';

/** Shows the list of an address with a query once it is drawn as the address asks for. */
export function useShownList(isDrawn: boolean): void {
  const isKnown = useStore($isAccessKnown, false);
  useLayoutEffect(() => {
    if (isDrawn && isKnown) endWait();
  }, [isDrawn, isKnown]);
}
