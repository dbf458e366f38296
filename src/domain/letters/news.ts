import type { z } from 'zod';
import type { newsSchema } from './news.schema.ts';

/** One piece of news about Yak. */
export type News = z.output<typeof newsSchema>;

/** Where a piece stands: it can be written again until it is released, and held until it begins. */
export type NewsState = 'draft' | 'held' | 'released' | 'going out' | 'sent';

/** Bounds of what is written, in characters. */
export const NEWS_BOUNDS = { subject: 120, words: 4000 } as const;
/** Between its release and the first mail somebody may think again; in ms. */
const NEWS_GRACE_MS = 15 * 60_000;

/** What an admin does with a piece. */
export type NewsChange = { do: 'write'; subject: string; words: string } | { do: 'release' } | { do: 'hold' };

/** Who does it, and when. */
interface NewsAction {
  at: Date;
  who: string | null;
}

export function newsState({ release, held, begunAt, doneAt }: News): NewsState {
  if (doneAt !== null) return 'sent';
  if (begunAt !== null) return 'going out';
  if (release !== null) return 'released';
  return held === null ? 'draft' : 'held';
}

/** A piece that is written for the first time. */
export function newNews(subject: string, words: string, { at, who }: NewsAction): News {
  const written = { at: at.toISOString(), who };
  return { subject, words, written, release: null, held: null, begunAt: null, doneAt: null };
}

/** A piece after a change; null when it has begun, and nothing changes it any more. What is written again is not released. */
export function changeNews(news: News, change: NewsChange, { at, who }: NewsAction): News | null {
  if (news.begunAt !== null) return null;
  const action = { at: at.toISOString(), who };
  switch (change.do) {
    case 'write':
      return { ...news, subject: change.subject, words: change.words, written: action, release: null };
    case 'release':
      if (news.release !== null) return news;
      return { ...news, release: { ...action, beginsAt: new Date(at.getTime() + NEWS_GRACE_MS).toISOString() } };
    case 'hold':
      return news.release === null ? news : { ...news, release: null, held: action };
  }
}

/** A piece as a run takes it up; null when it is not its time, or it is done. */
export function beginNews(news: News, now: Date): News | null {
  if (news.doneAt !== null) return null;
  if (news.begunAt !== null) return news;
  if (news.release === null || news.release.beginsAt > now.toISOString()) return null;
  return { ...news, begunAt: now.toISOString() };
}

/** The paragraphs of its words. */
export function newsParagraphs(words: string): string[] {
  return words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
