import type { z } from 'zod';
import { adviseIssue, valueAt } from './advise-issue.ts';
import type { TextFile } from './check-articles.ts';
import type { DataFile } from './data-set.ts';
import type { Problem } from './problem.ts';

/** A data file is JSON; where it is not, nothing else can be said of it. */
export function checkJson({ file, text }: TextFile): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ file, remedy: `correct the JSON (a comma too many, a quote too few?): ${reason}` }];
  }
}

/** Every field of a file against its schema, with what to write instead. */
export function checkShape({ file, content }: DataFile<unknown>, schema: z.ZodType): Problem[] {
  const result = schema.safeParse(content);
  if (result.success) return [];
  const advice = result.error.issues.flatMap((issue) => adviseIssue(issue, content, schema));
  return advice.map(({ path, remedy }) => ({ file, ...field(path), ...value(content, path), remedy }));
}

function field(path: readonly PropertyKey[]): { field?: string } {
  return path.length === 0 ? {} : { field: path.map(String).join('.') };
}

/** What stands there, when it is a single word, number or yes-or-no. */
function value(content: unknown, path: readonly PropertyKey[]): { value?: string } {
  const found = valueAt(content, path);
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
    ? { value: String(found) }
    : {};
}
