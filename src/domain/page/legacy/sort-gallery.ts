import { compareNames } from '#domain/text/compare-names.ts';
import type { GalleryEntry } from './gallery-entry.ts';

/** Tiles printed at first, and added by each Load More. */
export const GALLERY_PAGE = 12;

/** The orders of a gallery with their words. */
export const gallerySorts = [
  { id: 'recommended', label: 'Recommended' },
  { id: 'appreciated', label: 'Most Appreciated' },
  { id: 'viewed', label: 'Most Viewed' },
  { id: 'recent', label: 'Most Recent' },
] as const;
export type GallerySort = (typeof gallerySorts)[number]['id'];

type Order = (a: GalleryEntry, b: GalleryEntry) => number;

/** Recommended is what we know most about; a new entry gets the next free number, so the highest is the most recent. */
const orders: Record<GallerySort, Order> = {
  recommended: (a, b) => b.confirmed - a.confirmed || compareNames(a, b),
  appreciated: (a, b) => b.appreciations - a.appreciations || compareNames(a, b),
  viewed: (a, b) => b.views - a.views || compareNames(a, b),
  recent: (a, b) => b.id - a.id,
};

/** The entries in one of the orders. Gives back a new list. */
export function sortGallery(entries: readonly GalleryEntry[], sort: GallerySort): GalleryEntry[] {
  return [...entries].sort(orders[sort]);
}
