import type { NewsState } from '#domain/letters/news.ts';
import type { LetterState } from './contact.contract.ts';
import { request } from './request.ts';

/** One piece of news at the desk. */
export interface NewsPiece {
  id: string;
  subject: string;
  words: string;
  state: NewsState;
  /** ISO time of its last change, and who made it; null when the account is gone. */
  changedAt: string;
  by: string | null;
  /** ISO time at which it begins unless it is held; null when it is not released. */
  beginsAt: string | null;
}

/** `GET /api/admin/news`: the newest pieces, newest first. */
export interface NewsDesk {
  pieces: NewsPiece[];
  /** Where tests go. */
  testsTo: string;
}

/** @throws CallError `unauthorized` signed out, `forbidden` without the admin role */
export function fetchNews(): Promise<NewsDesk> {
  return request('GET', '/api/admin/news');
}

/** Writes a piece, or writes it again. @throws CallError `letter_begun` */
export function writeNews(id: string | null, subject: string, words: string): Promise<NewsDesk & { id: string }> {
  return request('POST', '/api/admin/news', { do: 'write', id, subject, words });
}

/** Releases, holds or removes a piece. @throws CallError `letter_begun` */
export function changeNewsPiece(action: 'release' | 'hold' | 'remove', id: string): Promise<NewsDesk> {
  return request('POST', '/api/admin/news', { do: action, id });
}

/** Sends a piece to the signed-in admin. @throws CallError `too_many_requests` */
export function testNews(id: string): Promise<{ letter: LetterState }> {
  return request('POST', '/api/admin/news', { do: 'test', id });
}
