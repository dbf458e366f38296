import * as z from 'zod';
import { type LeftOut, unreadRecord } from '#domain/record/left-out.ts';
import { type Upload, uploadSchema } from './uploaded-tool.schema.ts';

/** What is uploaded, as the site's own public call gives it and the build takes it in. */
export interface BuiltUploads {
  /** Null when nothing is uploaded. */
  revision: string | null;
  uploads: Upload[];
}

const answerSchema = z.object({ revision: z.hash('sha256').nullable(), uploads: z.array(z.unknown()) });

/** Nothing uploaded. */
export const noUploads: BuiltUploads = { revision: null, uploads: [] };

/**
 * Checks an answer before a build takes it in: entries of another shape are left out and named.
 * @returns null when the answer as a whole is none of ours
 */
export function checkUploads(answer: unknown): { uploaded: BuiltUploads; leftOut: LeftOut[] } | null {
  const whole = answerSchema.safeParse(answer);
  if (!whole.success) return null;
  const { revision, uploads } = whole.data;
  const leftOut: LeftOut[] = [];
  const sound = uploads.flatMap((entry) => {
    const read = uploadSchema.safeParse(entry);
    if (!read.success) leftOut.push(unreadRecord('tool', Object(Object(entry).tool).id ?? Object(entry).toolId));
    return read.success ? [read.data as Upload] : [];
  });
  return { uploaded: { revision, uploads: sound }, leftOut };
}
