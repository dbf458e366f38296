import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod';
import { recordKinds } from '#netlify/jobs/record-kinds.ts';
import type { DocumentStore } from '#netlify/stores/document-store.ts';

/** A JSON Schema as far as it is walked through here. */
export interface Shape {
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** What a release reads, by kind of record: frozen as JSON Schemas, because its code goes on changing. */
export type ReleaseShapes = Record<string, Shape>;

/**
 * Every kind of record under a name of its own. Kinds that share a store are numbered by their order in the list of all
 * kinds, which they keep.
 */
export function namedKinds(): Map<string, DocumentStore<unknown>> {
  const kinds = new Map<string, DocumentStore<unknown>>();
  for (const { store } of recordKinds) {
    const [same] = [[...kinds.values()].filter(({ name }) => name === store.name).length];
    kinds.set(same === 0 ? store.name : `${store.name} ${same + 1}`, store);
  }
  return kinds;
}

/** The shapes that this release reads. It keeps fields that it does not know, so none is refused for those. */
export function shapesOfThisRelease(): ReleaseShapes {
  const shapes = [...namedKinds()].map(([kind, { schema }]): [string, Shape] => {
    const shape = z.toJSONSchema(schema, {
      io: 'output',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    return [kind, shape as Shape];
  });
  return Object.fromEntries(shapes);
}

/** Why a release could not read a record; null when it can. */
export function refusalBy(shape: Shape, record: unknown): string | null {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  return ajv.validate(shape, record) ? null : ajv.errorsText();
}

/** The record with one field more in each of its objects, as a later release may write it; dictionaries stay as they are. */
export function withLaterFields(shape: Shape, record: unknown): unknown {
  const shapes = [shape, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  if (Array.isArray(record))
    return record.map((item) =>
      shapes.reduce((value, { items }) => (items ? withLaterFields(items, value) : value), item),
    );
  if (typeof record !== 'object' || record === null) return record;
  const inside = Object.entries(record).map(([name, value]): [string, unknown] => {
    const parts = shapes.flatMap(({ properties, additionalProperties }) => {
      const part = properties?.[name] ?? additionalProperties;
      return typeof part === 'object' ? [part] : [];
    });
    return [name, parts.reduce((inner, part) => withLaterFields(part, inner), value)];
  });
  const isObject = shapes.some(({ properties }) => properties !== undefined);
  return { ...Object.fromEntries(inside), ...(isObject && { addedLater: { deep: [1] } }) };
}
