import * as z from 'zod';
import { type Upload, uploadSchema } from '#domain/tool/uploaded-tool.schema.ts';

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
 * Checks an answer before a build takes it in: entries of another shape are left out and counted.
 * @returns null when the answer as a whole is none of ours
 */
export function checkUploads(answer: unknown): { uploaded: BuiltUploads; leftOut: number } | null {
  const whole = answerSchema.safeParse(answer);
  if (!whole.success) return null;
  const { revision, uploads } = whole.data;
  const sound = uploads.flatMap((entry) => {
    const read = uploadSchema.safeParse(entry);
    return read.success ? [read.data as Upload] : [];
  });
  return { uploaded: { revision, uploads: sound }, leftOut: uploads.length - sound.length };
}
