import { failsLast, passesFirst } from '#domain/rules/order-under-rules.ts';
import { $verdicts } from '#state/rules-in-force.ts';

/**
 * `<verdict-list>` around printed lists of tools: under the rules in force what fails stands last in each list and, unless
 * its sum says otherwise, what passes first; without rules they stand as they were printed. Lists that an island draws are ordered by the island.
 */
export class VerdictList extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    const ids = this.#places().map((place) => place.getAttribute('tool'));
    this.querySelector('verdict-sum')?.setAttribute('tools', ids.join(' '));
    // Each line is written first, so that rows move once.
    this.#stop = $verdicts.subscribe(() => queueMicrotask(() => this.#arrange()));
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  #places(): Element[] {
    return [...this.querySelectorAll('li verdict-line')];
  }

  #arrange(): void {
    const isOrdered = this.querySelector('verdict-sum')?.getAttribute('order') === 'fails last';
    const rows = this.#places().flatMap((place) => {
      const row = place.closest('li');
      return row?.parentElement ? [{ row, list: row.parentElement, id: Number(place.getAttribute('tool')) }] : [];
    });
    for (const [list, own] of Map.groupBy(rows, (one) => one.list))
      arrangeList(list, own, isOrdered ? failsLast : passesFirst);
  }
}

interface Row {
  row: HTMLLIElement;
  id: number;
}

function arrangeList(list: HTMLElement, rows: readonly Row[], order: typeof failsLast | typeof passesFirst): void {
  // Where a row was printed stands on it: the rows may be copied as they stand, and come back.
  for (const [index, { row }] of rows.entries()) row.dataset['place'] ??= String(index);
  const printed = rows.toSorted((a, b) => Number(a.row.dataset['place']) - Number(b.row.dataset['place']));
  const ordered = order(printed, ({ id }) => $verdicts.get().get(id)?.verdict);
  if (ordered.every((one, index) => one === rows[index])) return;
  const focused = document.activeElement;
  list.append(...ordered.map(({ row }) => row));
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true });
}
