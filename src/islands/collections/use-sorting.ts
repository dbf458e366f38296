import { type PointerEvent, type RefObject, useState } from 'react';

/**
 * Sorts the children of a list by dragging a handle, with mouse, pen or finger, and by single steps. The order on show
 * follows the pointer; it is told once, when it is let go.
 * @param onOrder gets the new order and what was moved
 */
export function useSorting(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onOrder: (ids: number[], moved: number) => void,
) {
  const [drag, setDrag] = useState<{ id: number; order: number[] } | null>(null);

  const begin = (event: PointerEvent<HTMLElement>, id: number) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    let order = [...ids];
    setDrag({ id, order });
    const move = ({ clientY }: globalThis.PointerEvent) => {
      const next = moved(order, id, placeAt(clientY));
      if (String(next) === String(order)) return;
      order = next;
      setDrag({ id, order });
    };
    const end = ({ type }: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      setDrag(null);
      if (type === 'pointerup' && String(order) !== String(ids)) onOrder(order, id);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };

  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const above = rows.filter(({ top, height }) => y > top + height / 2).length;
    return Math.min(above, rows.length - 1);
  };

  const shift = (id: number, by: 1 | -1) => {
    const next = moved([...ids], id, ids.indexOf(id) + by);
    if (String(next) !== String(ids)) onOrder(next, id);
  };

  return { order: drag?.order ?? ids, dragged: drag?.id ?? null, begin, shift };
}

function moved(order: readonly number[], id: number, place: number): number[] {
  const rest = order.filter((other) => other !== id);
  rest.splice(Math.max(0, Math.min(place, rest.length)), 0, id);
  return rest;
}
