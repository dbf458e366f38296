import type { Goal } from '#domain/tool/audience.ts';
import type { Ink } from '#domain/tool/categories.schema.ts';
import { listingPath } from '#domain/tool/catalogue/listing-path.ts';
import { filledListings } from './listings.ts';

/** The six categories of the landing layouts, each with the goal it serves and the collection that holds it. */
const categories = [
  { label: 'Image creation', goal: 'design-visual', collection: '/tools/image', ink: 'purple' },
  { label: 'Video creation', goal: 'design-visual', collection: '/tools/video', ink: 'red' },
  { label: 'Content writing', goal: 'content-creation', collection: '/tools/copy', ink: 'yellow' },
  { label: 'Voice and audio', goal: 'content-creation', collection: '/tools/voice', ink: 'emerald' },
  { label: 'Data and analytics', goal: 'analysis', collection: '/tools/analytics', ink: 'green' },
  { label: 'Workflow automation', goal: 'automation', collection: '/tools/automation', ink: 'indigo' },
] as const satisfies { label: string; goal: Goal; collection: string; ink: Ink }[];

type LandingCategory = (typeof categories)[number] & {
  /** Tools in the collection. */
  count: number;
};

/** The categories with their counts. @throws Error when data/collections.json no longer has one of the collections */
export async function landingCategories(): Promise<LandingCategory[]> {
  const filled = await filledListings('category');
  return categories.map((category) => {
    const found = filled.find(({ collection }) => listingPath(collection) === category.collection);
    if (!found)
      throw new Error(
        `The landing layouts need the collection ${category.collection}: data/collections.json has none.`,
      );
    return { ...category, count: found.tools.length };
  });
}
