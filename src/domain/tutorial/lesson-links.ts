import type { Tutorial } from '#domain/tutorial/tutorial.schema.ts';

/** A way out to a lesson, with the words on its button. */
export interface LessonLink {
  href: string;
  text: string;
}

/** Where a lesson is watched or read: the video first, then the maker's page when that is another address. */
export function lessonLinks({ url, youtubeUrl }: Pick<Tutorial, 'url' | 'youtubeUrl'>): LessonLink[] {
  const video = youtubeUrl ? [{ href: youtubeUrl, text: 'Watch on YouTube' }] : [];
  const page = url === youtubeUrl ? [] : [{ href: url, text: `Open at ${siteName(url)}` }];
  return [...video, ...page];
}

/** The host of an address without `www.`. */
export function siteName(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
