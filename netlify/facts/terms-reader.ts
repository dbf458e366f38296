import { mergeCorrections } from '#domain/watch/correction/corrections.ts';
import type { TermsOf } from '#domain/project/recalls.ts';
import { termsCorrections } from '#domain/watch/terms/terms-desk.ts';
import { fileCorrections } from '#netlify/catalog/built-corrections.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { notifiedTools, readNotified } from './notified-terms.ts';

const READS_AT_ONCE = 16;

/** What was confirmed of the terms of some tools, from files and from the desk. @throws StoreUnavailable */
export async function readTerms(toolIds: Iterable<number>): Promise<TermsOf> {
  const wanted = new Set(toolIds);
  if (wanted.size === 0) return () => [];
  const [inFiles, atDesk] = await Promise.all([fileCorrections(), notifiedTools()]);
  const notified = await atOnce([...wanted.intersection(atDesk)], READS_AT_ONCE, readNotified);
  const found = notified.flatMap((one) => (one ? termsCorrections(one, '') : []));
  const byTool = Map.groupBy(
    mergeCorrections(
      inFiles.filter(({ about, toolId }) => about === 'terms' && wanted.has(toolId)),
      found,
    ),
    ({ toolId }) => toolId,
  );
  return (toolId) => byTool.get(toolId) ?? [];
}
