import { createHash } from 'node:crypto';
import { design, drawAtMost, drawn } from 'virtual:share-images';
import {
  articleCard,
  COUNTED_AT_MOST,
  listingCard,
  isDrawable,
  lessonCard,
  recipeCard,
  sharedListCard,
  type ShareCard,
  siteCard,
  toolCard,
} from '#domain/page/share-card.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { listingPath } from '#domain/tool/catalogue/listing-path.ts';
import { LARGE_CATALOGUE } from '#domain/tool/catalogue/large-catalogue.ts';
import { alternativesPath, toolPath } from '#domain/tool/tool-path.ts';
import { allArticles } from './articles.ts';
import { allLessons } from './lessons.ts';
import { allRecipes } from './recipes.ts';
import { type FilledListing, filledListings } from './listings.ts';
import { site } from './site.ts';
import { allTools } from './tools.ts';
import { vocabulary } from './vocabulary.ts';

/** A picture for link previews, drawn after the pages. */
interface ShareImage {
  /** File name; it changes with what the picture shows, so that no preview is out of date. */
  name: string;
  card: ShareCard;
}

interface Plan {
  /** By the path of the page it stands for. */
  byPath: Map<string, ShareImage>;
  fallback: ShareImage;
  /** Of shared collections, by how many tools they hold; the last one is for more than are counted. */
  counted: ShareImage[];
}

let loaded: Promise<Plan> | undefined;

/** The picture of a page: its own, or the one of the site. */
export async function shareImageOf(path: string): Promise<ShareImage> {
  const { byPath, fallback } = await plan();
  return byPath.get(path) ?? fallback;
}

/** Names of the pictures of shared collections, by how many tools they hold; the last one is for more than are counted. */
export async function sharedListImages(): Promise<string[]> {
  return (await plan()).counted.map(({ name }) => name);
}

/** Every picture that a page names, once. */
export async function shareImages(): Promise<ShareImage[]> {
  const { byPath, fallback, counted } = await plan();
  return [...new Set([fallback, ...counted, ...byPath.values()])];
}

function plan(): Promise<Plan> {
  loaded ??= makePlan();
  return loaded;
}

/**
 * Each collection and article has its picture; of the tools those that an earlier build has drawn, and the newest
 * others up to what one build may draw, a quarter of it where the pages of a large catalogue take the time. A tool beyond
 * that shows the picture of its category until a later build.
 */
async function makePlan(): Promise<Plan> {
  const [tools, filled, articles] = [
    await allTools(),
    await filledListings('category', 'department', 'search', 'top'),
    await allArticles(),
  ];
  const { categories } = vocabulary;
  const fallback = imageOf('yak', siteCard(site, tools.length));
  const byPath = new Map<string, ShareImage>();
  for (const { collection, tools: inside } of filled) {
    byPath.set(
      listingPath(collection),
      imageOf(`${collection.shelf}-${collection.slug}`, listingCard(collection, inside.length, categories)),
    );
  }
  const counted = Array.from({ length: COUNTED_AT_MOST + 2 }, (_, count) =>
    imageOf('shared-collection', sharedListCard(count)),
  );
  byPath.set('/shared-collection', counted[0] ?? fallback);
  /** Letters that our face does not have have no picture. */
  const drawable = (image: ShareImage) => (isDrawable(image.card) ? image : fallback);
  for (const { id, data } of await allLessons()) byPath.set(`/lessons/${id}`, drawable(imageOf(id, lessonCard(data))));
  for (const recipe of await allRecipes())
    byPath.set(`/recipes/${recipe.slug}`, imageOf(recipe.slug, recipeCard(recipe)));
  for (const { id, data } of articles) byPath.set(`/blog/${id}`, drawable(imageOf(id, articleCard(data))));

  const known = new Set(drawn);
  let room = tools.length < LARGE_CATALOGUE ? drawAtMost : Math.round(drawAtMost / 4);
  for (const tool of tools.toSorted((a, b) => b.id - a.id)) {
    const image = imageOf(tool.slug, toolCard(tool, categories));
    const mayDraw = isDrawable(image.card) && (known.has(image.name) || room > 0);
    if (mayDraw && !known.has(image.name)) room -= 1;
    const shown = mayDraw ? image : (byPath.get(pathOfKind(tool.category, filled)) ?? fallback);
    byPath.set(toolPath(tool), shown);
    byPath.set(alternativesPath(tool), shown);
  }
  return { byPath, fallback, counted };
}

/** The address of the collection that gathers a tool's first category. */
function pathOfKind(category: string, filled: readonly FilledListing[]): string {
  const first = categoryTerms(category)[0]?.toLowerCase();
  const kind = filled.find(
    ({ collection: { shelf: index, rule } }) =>
      index === 'category' && rule.categories?.length === 1 && rule.categories[0]?.toLowerCase() === first,
  );
  return kind ? listingPath(kind.collection) : '';
}

function imageOf(what: string, card: ShareCard): ShareImage {
  const mark = createHash('sha256').update(design).update(JSON.stringify(card)).digest('hex').slice(0, 10);
  return { name: `${what}-${mark}.png`, card };
}
