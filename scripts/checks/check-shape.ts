import type { z } from 'zod';
import type { DataFile } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Every field of a file against its schema. */
export function checkShape({ file, content }: DataFile<unknown>, schema: z.ZodType): Problem[] {
  const result = schema.safeParse(content);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({ file, field: issue.path.map(String).join('.'), remedy: issue.message }));
}
