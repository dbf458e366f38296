import type { ShareLink } from './collection.schema.ts';

/** The link of what is shared now: shared again, it keeps the address that people have, and the day. */
export function shareLink(
  before: ShareLink | null,
  { key, byName }: Pick<ShareLink, 'key' | 'byName'>,
  now: Date,
): ShareLink {
  return { key: before?.key ?? key, since: before?.since ?? now.toISOString(), byName };
}
