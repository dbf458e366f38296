import * as z from 'zod';
import { documentKinds } from './document-words.ts';
import { type LeftOut, unreadRecord } from './left-out.ts';
import { shownEntrySchema, type ShownEntry } from './shown-entry.schema.ts';

/** What readers may see of what the desk holds, by kind, as the site's public call gives it and a build takes it in. */
export type BuiltDocuments = Record<(typeof documentKinds)[number], ShownEntry[]>;

/** The desk holds nothing. */
export const noDocuments = Object.fromEntries(documentKinds.map((kind) => [kind, []])) as unknown as BuiltDocuments;

const answerSchema = z.object({ documents: z.record(z.string(), z.array(z.unknown())) });

/**
 * Checks an answer before a build takes it in: entries of another shape are left out and named.
 * @returns null when the answer as a whole is none of ours
 */
export function checkDocuments(answer: unknown): { documents: BuiltDocuments; leftOut: LeftOut[] } | null {
  const whole = answerSchema.safeParse(answer);
  if (!whole.success) return null;
  const leftOut: LeftOut[] = [];
  const documents = documentKinds.map((kind) => {
    const given = whole.data.documents[kind] ?? [];
    const sound = given.flatMap((entry) => {
      const read = shownEntrySchema.safeParse(entry);
      if (!read.success) leftOut.push(unreadRecord(kind, Object(entry).key));
      return read.data ?? [];
    });
    return [kind, sound];
  });
  return { documents: Object.fromEntries(documents) as BuiltDocuments, leftOut };
}
