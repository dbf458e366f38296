import { useEffect, useMemo } from 'react';
import { $meant, askMeant } from '#state/meant-search.ts';
import { $guideSearch, loadGuideSearch } from '#state/search.ts';
import type { GuideFinds } from '#state/guide-search.ts';
import { useStore } from './use-store.ts';

/**
 * What the guide has for words: what they say in the browser's own search, else what the server takes them to mean; null
 * until it is known.
 * @param pause milliseconds without another letter before the server is asked
 */
export function useMeantFinds(words: string, pause = 0): GuideFinds | null {
  const search = useStore($guideSearch, null);
  const meant = useStore($meant);
  const own = useMemo(() => (words === '' ? null : (search?.(words) ?? null)), [search, words]);
  const isUnsaid = own !== null && !own.isSaid;
  useEffect(() => void loadGuideSearch(), []);
  useEffect(() => {
    if (!isUnsaid) return;
    const timer = setTimeout(() => void askMeant(words), pause);
    return () => clearTimeout(timer);
  }, [isUnsaid, words, pause]);
  if (!isUnsaid) return own;
  if (meant.status === 'failed') return own;
  return meant.status === 'read' && meant.read.typed === words ? meant.read.finds : null;
}
