import type { EarTag } from './ear-tag.ts';

/** Above rows that leave out what nobody has read: how many of their tools have an answer on paid work, uploads or indemnity, where not all have; empty where nothing is left out. */
export function rightsReadLine(tags: readonly EarTag[]): string {
  const rights = tags.map(({ paidWork, uploads, backing }) => [paidWork, uploads, backing]);
  const read = rights.filter((marks) => marks.some((mark) => mark !== 'unread')).length;
  const line = read < tags.length ? `Rights read for ${read} of ${tags.length}. ` : '';
  return rights.flat().includes('unread') ? `${line}A gap means not read yet.` : line;
}
