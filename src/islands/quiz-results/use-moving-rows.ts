import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets the rows of a list glide from where they were to where they are when `order` changes. The length is the token
 * `--easy`; for a reader who asks for less motion they are simply there.
 */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef(new Map<Element, number>());

  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll(':scope > ol > li') ?? [])];
    const now = new Map(rows.map((row): [Element, number] => [row, row.getBoundingClientRect().top + window.scrollY]));
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [row, top] of now) {
      const before = places.current.get(row);
      if (isStill || places.current.size === 0 || before === top) continue;
      const duration = Number.parseFloat(getComputedStyle(row).getPropertyValue('--easy')) || 0;
      const from = before === undefined ? { opacity: 0 } : { transform: `translateY(${before - top}px)` };
      row.animate([from, {}], { duration, easing: 'ease-out' });
    }
    places.current = now;
  }, [list, order]);
}
