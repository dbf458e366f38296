import type { GalleryEntry } from '#domain/page/legacy/gallery-entry.ts';
import { GALLERY_PAGE, type GallerySort, gallerySorts, sortGallery } from '#domain/page/legacy/sort-gallery.ts';

/** The static file with one entry per tool; written by the build. */
const indexAddress = '/gallery.json';

const count = new Intl.NumberFormat('en-US');

/**
 * The gallery (gallery.astro): sorts all tools and shows twelve more at a time. The order and the number of
 * tiles stand in the address, so that the way back from a tool leads to the same place.
 */
class Gallery extends HTMLElement {
  #sort: GallerySort = 'recommended';
  #shown = GALLERY_PAGE;
  #entries: readonly GalleryEntry[] | undefined;

  connectedCallback(): void {
    const select = this.querySelector('select');
    select?.addEventListener('change', () => void this.#change({ sort: select.value }));
    this.querySelector('[data-more]')?.addEventListener(
      'click',
      () => void this.#change({ shown: this.#shown + GALLERY_PAGE }),
    );
    const asked = new URLSearchParams(location.search);
    if (asked.has('sort') || asked.has('shown'))
      void this.#change({ sort: asked.get('sort'), shown: Number(asked.get('shown')) });
  }

  async #change({ sort, shown }: { sort?: string | null; shown?: number }): Promise<void> {
    this.#sort = gallerySorts.find(({ id }) => id === sort)?.id ?? this.#sort;
    if (shown && shown > GALLERY_PAGE) this.#shown = shown;
    try {
      this.#entries ??= await fetchEntries();
    } catch {
      this.#say('The rest did not arrive. Please try again.');
      return;
    }
    this.#draw(sortGallery(this.#entries, this.#sort));
    this.#remember();
  }

  #draw(entries: readonly GalleryEntry[]): void {
    const tiles = this.querySelector('.tiles');
    const pattern = tiles?.firstElementChild;
    const more = this.querySelector<HTMLButtonElement>('[data-more]');
    const select = this.querySelector('select');
    if (!tiles || !pattern || !more || !select) return;
    const shown = entries.slice(0, this.#shown);
    const hadFocus = document.activeElement === more;
    const before = tiles.childElementCount;
    tiles.replaceChildren(...shown.map((entry) => fillTile(pattern, entry)));
    select.value = this.#sort;
    more.hidden = shown.length === entries.length;
    if (more.hidden && hadFocus) tiles.children[before]?.querySelector('a')?.focus();
    this.#say(`${shown.length} of ${entries.length} tools`);
  }

  #say(text: string): void {
    const place = this.querySelector('[data-count]');
    if (place) place.textContent = text;
  }

  #remember(): void {
    const address = new URL(location.href);
    address.searchParams.set('sort', this.#sort);
    address.searchParams.set('shown', String(this.#shown));
    history.replaceState(null, '', address);
  }
}

async function fetchEntries(): Promise<GalleryEntry[]> {
  const answer = await fetch(indexAddress);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return (await answer.json()) as GalleryEntry[];
}

/** A copy of a tile with another tool in it: ink, link, and every text that is marked with `data-slot`. */
function fillTile(pattern: Element, entry: GalleryEntry): Element {
  const tile = pattern.cloneNode(true) as Element;
  tile.className = `spine-${entry.ink}`;
  const link = tile.querySelector('a');
  link?.setAttribute('href', link.getAttribute('href')?.replace(/\d+$/, String(entry.id)) ?? '');
  tile.querySelector('[data-cut]')?.setAttribute('data-cut', String(entry.id % 4));
  const texts: Record<string, string> = {
    name: entry.name,
    category: entry.category,
    badge: entry.badge,
    price: entry.price,
    number: String(entry.id).padStart(3, '0'),
    views: count.format(entry.views),
    appreciations: count.format(entry.appreciations),
  };
  for (const place of tile.querySelectorAll<HTMLElement>('[data-slot]'))
    place.textContent = texts[place.dataset['slot'] ?? ''] ?? '';
  return tile;
}

customElements.define('yak-gallery', Gallery);
