/** A table of rights that sorts by its heads, best first and then the other way round, and keeps the names that hold what is typed. */
class RightsTable extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const head = target instanceof Element ? target.closest<HTMLElement>('thead th') : null;
      if (head) this.#sort(head);
    });
    this.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) this.#filter(target.value);
    });
    const typed = this.querySelector('input')?.value;
    if (typed) this.#filter(typed);
  }

  #rows(): HTMLTableRowElement[] {
    return [...this.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  }

  #sort(head: HTMLElement): void {
    const heads = [...this.querySelectorAll<HTMLElement>('thead th')];
    const place = heads.indexOf(head);
    const isDown = head.ariaSort === 'ascending';
    for (const other of heads) other.ariaSort = null;
    head.ariaSort = isDown ? 'descending' : 'ascending';
    const rank = ({ cells }: HTMLTableRowElement) => Number(cells[place]?.dataset['rank'] ?? 0);
    const sorted = this.#rows().sort(
      (a, b) => (isDown ? rank(b) - rank(a) : rank(a) - rank(b)) || nameOf(a).localeCompare(nameOf(b), 'en'),
    );
    if (place === 0 && isDown) sorted.reverse();
    this.querySelector('tbody')?.append(...sorted);
    const order =
      place === 0 ? (isDown ? 'Z to A' : 'A to Z') : isDown ? 'worst or dearest first' : 'best or cheapest first';
    this.#tell(`Sorted by ${textOf(head)}, ${order}`);
  }

  #filter(typed: string): void {
    const wanted = typed.trim().toLowerCase();
    let shown = 0;
    for (const row of this.#rows()) {
      row.hidden = !nameOf(row).toLowerCase().includes(wanted);
      if (!row.hidden) shown += 1;
    }
    this.#tell(shown === 1 ? '1 tool' : `${shown} tools`);
  }

  #tell(text: string): void {
    const told = this.querySelector('[role="status"]');
    if (told) told.textContent = text;
  }
}

function nameOf(row: HTMLTableRowElement): string {
  return textOf(row.querySelector('a'));
}

function textOf(element: Element | null): string {
  return element?.textContent.trim() ?? '';
}

if (!customElements.get('yak-rights')) customElements.define('yak-rights', RightsTable);
