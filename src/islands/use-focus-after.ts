import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus inside an element once a change is drawn: what had it may be gone, or something new may want it. */
export function useFocusAfter<Place extends HTMLElement>(): {
  place: RefObject<Place | null>;
  /** Names what gets the focus when the next change is drawn. */
  focusAfter(selector: string): void;
} {
  const place = useRef<Place>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const target = place.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    target?.focus();
  });
  return { place, focusAfter: (selector) => void (wanted.current = selector) };
}
