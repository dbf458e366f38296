import * as z from 'zod';

/**
 * The same schema, but fields that it does not know are kept at every depth: another release may have written them, and
 * a rewrite must not lose them.
 */
export function keepUnknownFields<Schema extends z.ZodType>(schema: Schema): Schema {
  return loosened(schema as unknown as z.core.$ZodTypes) as unknown as Schema;
}

function loosened(schema: z.core.$ZodTypes): z.core.$ZodType {
  const { def } = schema._zod;
  const inner = (part: z.core.$ZodType) => loosened(part as z.core.$ZodTypes);
  const like = (changes: object) => z.core.clone(schema as z.core.$ZodType, { ...def, ...changes } as never);
  switch (def.type) {
    case 'object': {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, inner(part)]));
      return like({ shape, catchall: z.unknown() });
    }
    case 'array':
      return like({ element: inner(def.element) });
    case 'record':
      return like({ valueType: inner(def.valueType) });
    case 'union':
      return like({ options: def.options.map(inner) });
    case 'nullable':
    case 'optional':
    case 'default':
      return like({ innerType: inner(def.innerType) });
    case 'pipe':
      return like({ in: inner(def.in), out: inner(def.out) });
    default:
      return schema;
  }
}
