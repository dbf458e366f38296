import type { z } from 'zod';
import type { DataFile } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Every field of a file against its schema. */
export function checkShape({ file, content }: DataFile<unknown>, schema: z.ZodType): Problem[] {
  const result = schema.safeParse(content);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({ file, ...field(path), ...value(content, path), remedy: message }));
}

function field(path: readonly PropertyKey[]): { field?: string } {
  return path.length === 0 ? {} : { field: path.map(String).join('.') };
}

/** What stands there, when it is a single word, number or yes-or-no. */
function value(content: unknown, path: readonly PropertyKey[]): { value?: string } {
  const found = path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), content);
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? { value: String(found) } : {};
}
