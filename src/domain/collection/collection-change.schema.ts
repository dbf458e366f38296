import * as z from 'zod';
import { lineSchema } from '#domain/text/line.schema.ts';
import { COLLECTION_BOUNDS } from './collection.ts';

const name = lineSchema(COLLECTION_BOUNDS.name).pipe(z.string().min(1, 'A collection needs a name'));
const collection = z.uuid();
const toolId = z.number().int().positive();
const note = lineSchema(COLLECTION_BOUNDS.note);
const notedTools = z.array(z.strictObject({ toolId, note })).max(COLLECTION_BOUNDS.tools);

/** One change of a person's collections, as it is sent. */
export const collectionChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('make'),
    id: collection,
    name,
    intro: lineSchema(COLLECTION_BOUNDS.intro),
    tools: notedTools,
  }),
  z.strictObject({
    do: z.literal('adopt'),
    id: collection,
    name,
    intro: lineSchema(COLLECTION_BOUNDS.intro),
    tools: notedTools,
  }),
  z.strictObject({
    do: z.literal('describe'),
    kit: collection,
    ...z.strictObject({ name, intro: lineSchema(COLLECTION_BOUNDS.intro) }).partial().shape,
  }),
  z.strictObject({ do: z.literal('add'), kit: collection, toolId, note }),
  z.strictObject({ do: z.literal('remove'), kit: collection, toolId }),
  z.strictObject({ do: z.literal('note'), kit: collection, toolId, note }),
  z.strictObject({ do: z.literal('order'), kit: collection, toolIds: z.array(toolId).max(COLLECTION_BOUNDS.tools) }),
  z.strictObject({ do: z.literal('move'), kit: collection, into: collection, toolId }),
  z.strictObject({ do: z.literal('copy'), kit: collection, into: collection, toolId }),
  z.strictObject({ do: z.literal('merge'), kit: collection, into: collection }),
  z.strictObject({ do: z.literal('delete'), kit: collection }),
  z.strictObject({ do: z.literal('unshare'), kit: collection }),
]);
