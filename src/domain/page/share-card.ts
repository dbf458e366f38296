import type { ArticleHead } from '#domain/teaching/article.schema.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { LessonHead } from '#domain/teaching/lesson.schema.ts';
import { earTagCode, earTagOf, type Tagged } from '#domain/tool/ear-tag.ts';
import { cutText, firstSentence } from '#domain/text/page-texts.ts';
import type { Motif } from './cover-motifs.ts';
import { motifOfCategory } from './cover.ts';
import type { Recipe } from '#domain/teaching/recipe.schema.ts';
import type { Site } from '#domain/text/site.schema.ts';
import type { Categories, Ink } from '#domain/tool/categories.schema.ts';
import { categoryTerms, toolInk } from '#domain/tool/category-terms.ts';
import type { Listing } from '#domain/tool/catalogue/listing.schema.ts';
import type { Tool, ToolStatus } from '#domain/tool/tool.schema.ts';

/** What the picture in a link preview shows: one page of the field guide. Prices stay out, since previews are kept for years. */
export interface ShareCard {
  /** Catalogue number, count or date. */
  mark: string;
  /** What kind of thing it is. */
  kind: string;
  title: string;
  /** One line of the yak's. */
  line: string;
  ink: Ink;
  mood: 'deadpan' | 'doubtful' | 'asleep';
  /** The ear tag of a tool, as a code. */
  tag?: string;
  /** The plate of a collection. */
  plate?: { word: string; motif: Motif };
}

/** Longest line that is readable in a preview. */
const LONGEST_LINE = 92;
const moods: Record<ToolStatus['state'], ShareCard['mood']> = {
  active: 'deadpan',
  watch: 'doubtful',
  acquired: 'doubtful',
  'shut down': 'asleep',
};

/** The card of a tool: its number, its first category, and the first sentence of the take. */
export function toolCard(
  tool: Pick<Tool, 'id' | 'name' | 'category' | 'yakOpinion' | 'status'> & Tagged,
  categories: Categories['categories'],
): ShareCard {
  const [kind = ''] = categoryTerms(tool.category);
  return {
    mark: String(tool.id).padStart(3, '0'),
    kind: tool.status.state === 'shut down' ? `${kind}, shut down` : kind,
    title: tool.name,
    line: lineOf(tool.yakOpinion),
    ink: toolInk(tool.category, categories),
    mood: moods[tool.status.state],
    tag: earTagCode(earTagOf(tool)),
  };
}

/** Shared collections of up to so many tools have a picture that counts them; above, one that says 'more than'. */
export const COUNTED_AT_MOST = 24;

/**
 * The card of a collection that a reader shares. Its name stands in the preview's words: a picture with it would have to
 * be drawn where it is shared, and what draws pictures is larger than a function may be.
 * @param count tools in it; above `COUNTED_AT_MOST` every number gives the same card, and without one it counts nothing
 */
export function sharedListCard(count: number): ShareCard {
  const number = count > COUNTED_AT_MOST ? `More than ${COUNTED_AT_MOST}` : count;
  return {
    mark: count > COUNTED_AT_MOST ? `${COUNTED_AT_MOST}+` : count > 0 ? String(count) : '*',
    kind: 'a shared collection',
    title:
      count === 0
        ? 'Tools, picked by hand'
        : count === 1
          ? 'One tool, picked by hand'
          : `${number} tools, picked by hand`,
    line: 'Prices, rights and the sources they were read at, each with its day.',
    ink: 'emerald',
    mood: 'deadpan',
  };
}

/** The card of a collection of `count` tools. */
export function listingCard(
  { slug, title, intro, rule }: Pick<Listing, 'slug' | 'title' | 'intro' | 'rule'>,
  count: number,
  categories: Categories['categories'],
): ShareCard {
  const category = rule.categories?.length === 1 ? rule.categories[0] : undefined;
  const ink = category === undefined ? 'neutral' : toolInk(category, categories);
  return {
    mark: String(count),
    kind: count === 1 ? 'tool' : 'tools',
    title,
    line: lineOf(intro),
    ink,
    mood: 'deadpan',
    ...(category === undefined ? {} : { plate: { word: slug, motif: motifOfCategory(category) } }),
  };
}

/** The card of an article. */
export function articleCard({ title, description, publishedOn }: ArticleHead): ShareCard {
  return {
    mark: 'Article',
    kind: dayText(publishedOn),
    title,
    line: lineOf(description),
    ink: 'neutral',
    mood: 'deadpan',
  };
}

/** The card of a lesson of ours. */
export function lessonCard({ title, description, desk, minutes }: LessonHead): ShareCard {
  return {
    mark: `${minutes} min`,
    kind: `Lesson, ${desk}`,
    title,
    line: lineOf(description),
    ink: 'neutral',
    mood: 'deadpan',
  };
}

/** The card of a recipe. */
export function recipeCard({ title, job, desk, steps }: Pick<Recipe, 'title' | 'job' | 'desk' | 'steps'>): ShareCard {
  return {
    mark: `${steps.length} tools`,
    kind: `Recipe, ${desk}`,
    title,
    line: lineOf(job),
    ink: 'neutral',
    mood: 'deadpan',
  };
}

/** The card of every other page. */
export function siteCard({ name, tagline }: Pick<Site, 'name' | 'tagline'>, count: number): ShareCard {
  return {
    mark: String(count),
    kind: 'AI tools for creative work',
    title: tagline,
    line: `${name} says what each costs, what you may do with the result, and what it is bad at.`,
    ink: 'neutral',
    mood: 'deadpan',
  };
}

/** Whether the display face has every character of a card: Latin letters and the signs our texts use. */
export function isDrawable({ mark, kind, title, line }: ShareCard): boolean {
  return /^[\u0020-\u024f\u2010-\u2026\u20ac]*$/.test([mark, kind, title, line].join(''));
}

function lineOf(text: string): string {
  return cutText(firstSentence(text), LONGEST_LINE);
}
