import { siteName } from '#domain/text/site-name.ts';
import type { Tutorial } from './tutorial.schema.ts';
import { tutorialLevels } from './tutorial-words.ts';
import type { Ink } from '#domain/tool/categories.schema.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { Count } from './creator.schema.ts';

/** Beginner first, Advanced last; of one level by id. Gives back a new list. */
export function sortLessons<T extends Pick<Tutorial, 'id' | 'level'>>(lessons: readonly T[]): T[] {
  return [...lessons].sort((a, b) => tutorialLevels.indexOf(a.level) - tutorialLevels.indexOf(b.level) || a.id - b.id);
}

const levelInks = { Beginner: 'green', Intermediate: 'yellow', Advanced: 'red' } as const satisfies Record<
  Tutorial['level'],
  Ink
>;

/** The ink of a level: Beginner green, Intermediate yellow, Advanced red. */
export function levelInk(level: Tutorial['level']): Ink {
  return levelInks[level];
}

/** Badges on a lesson card. */
const BADGES_AT_MOST = 3;

/** The first 3 of a list, and how many more there are. */
export function featuredBadges<T>(tools: readonly T[]): { shown: T[]; more: number } {
  const shown = tools.slice(0, BADGES_AT_MOST);
  return { shown, more: tools.length - shown.length };
}

/** A way out to a lesson, with the words on its button. */
interface LessonLink {
  href: string;
  text: string;
}

/** Where a lesson is watched or read: the video first, then the maker's page when that is another address. */
export function lessonLinks({ url, youtubeUrl }: Pick<Tutorial, 'url' | 'youtubeUrl'>): LessonLink[] {
  const video = youtubeUrl ? [{ href: youtubeUrl, text: 'Watch on YouTube' }] : [];
  const page = url === youtubeUrl ? [] : [{ href: url, text: `Open at ${siteName(url)}` }];
  return [...video, ...page];
}

const grouped = new Intl.NumberFormat('en-US');

/** '12,400 on 21 November 2026'; null when nobody has read the number. */
export function countText(count: Count): string | null {
  return count && `${grouped.format(count.value)} on ${dayText(count.readOn)}`;
}
