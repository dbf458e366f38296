import type { Categories, Ink } from '#domain/tool/categories.schema.ts';
import { type SampleFigures, sampleFigures } from './sample-figures.ts';
import { toolIndexEntry } from '#domain/search/tool-index.ts';
import { countRead } from '#domain/tool/evidence/freshness.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What a gallery draws of one tool; small, because the browser fetches it for all tools at once. */
export interface GalleryEntry extends SampleFigures {
  id: number;
  name: string;
  /** First category term, capitalised. */
  category: string;
  ink: Ink;
  badge: string;
  price: string;
  /** How many of its facts were read at their source. */
  confirmed: number;
}

/** The gallery's entry of a tool. */
export function galleryEntry(tool: Tool, categories: Categories['categories']): GalleryEntry {
  const { id, name, category, ink, price } = toolIndexEntry(tool, categories);
  return {
    id,
    name,
    category,
    ink,
    price,
    badge: tool.badge,
    confirmed: countRead(tool.evidence),
    ...sampleFigures(id),
  };
}
