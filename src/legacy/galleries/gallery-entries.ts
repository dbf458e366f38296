import { type GalleryEntry, galleryEntry } from '#domain/page/legacy/gallery-entry.ts';
import { sortGallery } from '#domain/page/legacy/sort-gallery.ts';
import { allTools } from '#catalog/tools.ts';
import { vocabulary } from '#catalog/vocabulary.ts';

/** Every tool that one can still use, as the galleries draw it, in the recommended order. */
export async function galleryEntries(): Promise<GalleryEntry[]> {
  const tools = await allTools();
  const usable = tools.filter(({ status }) => status.state !== 'shut down');
  return sortGallery(
    usable.map((tool) => galleryEntry(tool, vocabulary.categories)),
    'recommended',
  );
}
