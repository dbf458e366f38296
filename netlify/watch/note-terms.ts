import { readSentences } from '#domain/watch/terms/read-sentences.ts';
import { isDocument } from '#domain/watch/terms/same-document.ts';
import { noteChanges } from '#domain/watch/terms/terms-desk.ts';
import { changesSince, keepReading } from '#domain/watch/terms/terms-reading.ts';
import type { Visit } from '#domain/watch/judge-visit.ts';
import { changesKey, readingKey, termsChanges, termsReadings } from '#netlify/stores/terms-store.ts';

/** Whether a document has been read before: until then the whole page is asked for, changed or not. @throws StoreUnavailable */
export async function hasTerms(source: string): Promise<boolean> {
  return (await termsReadings.tryRead(readingKey(source))) !== null;
}

/**
 * Compares a page with its last reading, leaves what changed at the desk and keeps its sentences for the next time. What
 * cannot be a reading of the same document changes nothing; a page that is no document is kept as empty, so that it need not
 * be asked for whole again. What changed is written first: a run that dies in between
 * finds the same changes again, and they are told once.
 * @throws StoreUnavailable
 */
export async function noteTerms(source: string, visit: Visit, now: Date): Promise<void> {
  if (visit.kind === 'same') await keepLonger(source, now);
  if (visit.kind !== 'page' || visit.flaw !== null) return;
  const sentences = readSentences(visit.marked ?? visit.text);
  const known = await termsReadings.tryRead(readingKey(source));
  if (known !== null && known.sentences.length > 0) {
    const changes = changesSince(known, sentences);
    if (changes === null) return;
    if (changes.length > 0)
      await termsChanges.update(
        changesKey(source),
        (noted) => noteChanges(noted ?? { source, changes: [] }, changes, now),
        { startAnew: true },
      );
  }
  const reading = (isDocument(sentences) ? keepReading(source, sentences, now) : null) ?? keepReading(source, [], now);
  await termsReadings.update(readingKey(source), () => reading, { startAnew: true });
}

/** A document that is as it was keeps its reading: what nobody wrote for 90 days is forgotten. @throws StoreUnavailable */
async function keepLonger(source: string, now: Date): Promise<void> {
  await termsReadings.update(readingKey(source), (known) => known && { ...known, readAt: now.toISOString() }, {
    startAnew: true,
  });
}
