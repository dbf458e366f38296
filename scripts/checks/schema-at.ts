import { z } from 'zod';

/** The schema of the field at this path, without the wrappers that allow null or leave a default; null when there is no such field. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | null {
  const bare = unwrap(schema);
  const [key, ...rest] = path;
  if (key === undefined) return bare;
  const next = partOf(bare, key);
  return next ? schemaAt(next, rest) : null;
}

/** What a field is for, as its schema says; empty when it says nothing. */
export function meaningOf(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const [key, ...rest] = path;
  if (key === undefined) return schema.description ?? unwrap(schema).description ?? '';
  const next = partOf(unwrap(schema), key);
  return next ? meaningOf(next, rest) : '';
}

/** A schema without what only says that null, nothing or a default will do. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const isWrapper =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapper ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

function partOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  return schema instanceof z.ZodObject ? (schema.shape as Record<PropertyKey, z.ZodType>)[key] : undefined;
}
