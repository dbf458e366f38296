import { cleanText, mapTexts } from '#domain/text/clean-text.ts';

/**
 * A record of the desk or of an upload as pages print it: without characters that nobody sees, which were stored before
 * they were refused. What a file said stays as it said it: only so can be told whether it still does.
 */
export function cleanEntry<Entry extends object>(entry: Entry): Entry {
  const clean = mapTexts(entry, cleanText);
  return 'over' in entry ? { ...clean, over: entry.over } : clean;
}
