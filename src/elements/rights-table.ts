import { counted } from '#domain/text/counted.ts';

/** How the column of verdicts is ordered, by the mark of `<verdict-line>`. */
const verdictRanks: Record<string, number> = { passes: 0, 'passes when switched': 1, unknown: 2, fails: 3 };

/**
 * A table of rights that sorts by its heads, best first and then the other way round, or by a list where it has no heads, and keeps the names that hold what is
 * typed and the rows that have the best answer to what is checked. Of which nothing is read stands behind the others, and
 * what fails under rules in force last, in whatever order, until the verdicts themselves are sorted.
 */
class RightsTable extends HTMLElement {
  /** The rows as they came. */
  #printed: readonly HTMLTableRowElement[] = [];
  #order: { place: number; isDown: boolean } | null = null;
  #watch: MutationObserver | undefined;

  connectedCallback(): void {
    this.#printed = this.#rows();
    this.addEventListener('click', ({ target }) => {
      const head = target instanceof Element ? target.closest('thead button')?.closest('th') : null;
      if (head) this.#sort(head);
      const button = target instanceof Element ? target.closest('button[aria-expanded]') : null;
      if (button) button.ariaExpanded = String(button.ariaExpanded !== 'true');
    });
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#sortBy(target.value);
    });
    this.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) this.#filter();
    });
    if (this.#isFiltered()) this.#filter();
    this.#watch = new MutationObserver(() => this.#arrange());
    this.#watch.observe(this, { subtree: true, attributeFilter: ['data-verdict'] });
    this.#arrange();
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
  }

  #rows(): HTMLTableRowElement[] {
    return [...this.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  }

  #heads(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('thead th')];
  }

  /** Best first by the column that was chosen from the list; empty is the order in which the rows came. */
  #sortBy(place: string): void {
    const head = place === '' ? undefined : this.#heads()[Number(place)];
    for (const other of this.#heads()) other.ariaSort = null;
    if (head) this.#sort(head);
    else {
      this.#order = null;
      this.#arrange();
      this.#tell('As listed');
    }
  }

  #sort(head: HTMLElement): void {
    const heads = this.#heads();
    const place = heads.indexOf(head);
    const isDown = head.ariaSort === 'ascending';
    for (const other of heads) other.ariaSort = null;
    const list = this.querySelector('select');
    if (list) list.value = String(place);
    head.ariaSort = isDown ? 'descending' : 'ascending';
    this.#order = { place, isDown };
    this.#arrange();
    const order =
      place === 0 ? (isDown ? 'Z to A' : 'A to Z') : isDown ? 'worst or dearest first' : 'best or cheapest first';
    this.#tell(`Sorted by ${textOf(head.querySelector('button'))}, ${order}`);
  }

  #arrange(): void {
    const [before, ordered] = [this.#rows(), [...this.#printed]];
    if (this.#order) {
      const { place, isDown } = this.#order;
      ordered.sort(
        (a, b) =>
          (isDown ? rankAt(b, place) - rankAt(a, place) : rankAt(a, place) - rankAt(b, place)) ||
          nameOf(a).localeCompare(nameOf(b), 'en'),
      );
      if (place === 0 && isDown) ordered.reverse();
    }
    if (!this.#order || !isVerdict(ordered[0]?.cells[this.#order.place])) ordered.sort((a, b) => lastOf(a) - lastOf(b));
    if (ordered.every((row, index) => row === before[index])) return;
    const focused = document.activeElement;
    this.querySelector('tbody')?.append(...ordered);
    if (focused instanceof HTMLElement && this.contains(focused)) focused.focus({ preventScroll: true });
  }

  #typed(): string {
    return this.querySelector<HTMLInputElement>('[type="search"]')?.value.trim().toLowerCase() ?? '';
  }

  /** The columns that must have the best answer. */
  #checked(): string[] {
    return [...this.querySelectorAll<HTMLInputElement>('fieldset :checked')].map(({ value }) => value);
  }

  #isFiltered(): boolean {
    return this.#typed() !== '' || this.#checked().length > 0;
  }

  #filter(): void {
    const [typed, checked] = [this.#typed(), this.#checked()];
    this.toggleAttribute('data-typed', typed !== '');
    const button = this.querySelector<HTMLElement>('button[aria-expanded]');
    if (checked.length > 0) button?.setAttribute('data-checked', String(checked.length));
    else button?.removeAttribute('data-checked');
    let shown = 0;
    for (const row of this.#rows()) {
      row.hidden =
        !nameOf(row).toLowerCase().includes(typed) ||
        !checked.every((rule) => row.querySelector(`[data-rule="${rule}"][data-rank="0"]`));
      if (!row.hidden) shown += 1;
    }
    this.#tell(counted(shown, 'tool'));
  }

  #tell(text: string): void {
    const told = this.querySelector('[role="status"]');
    if (told) told.textContent = text;
  }
}

function rankAt({ cells }: HTMLTableRowElement, place: number): number {
  const cell = cells[place];
  if (cell && isVerdict(cell)) return verdictRanks[verdictIn(cell) ?? 'unknown'] ?? 0;
  return Number(cell?.dataset['rank'] ?? 0);
}

function isVerdict(cell: Element | undefined): boolean {
  return cell?.querySelector('verdict-line') != null;
}

/** What is read stands before what is not, and what fails last. */
function lastOf(row: HTMLTableRowElement): number {
  return verdictIn(row) === 'fails' ? 2 : Number(row.dataset['bare'] !== undefined);
}

function verdictIn(within: Element): string | undefined {
  return within.querySelector<HTMLElement>('verdict-line')?.dataset['verdict'];
}

function nameOf(row: HTMLTableRowElement): string {
  return textOf(row.querySelector('a'));
}

function textOf(element: Element | null): string {
  return element?.textContent.trim() ?? '';
}

if (!customElements.get('yak-rights')) customElements.define('yak-rights', RightsTable);
