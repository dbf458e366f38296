import * as z from 'zod';
import { oneLine } from '#domain/text/form-text.ts';
import { COLLECTION_BOUNDS } from './collection.ts';

const line = (most: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(most, `At most ${most} characters`));
const name = z
  .string()
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, 'A collection needs a name')
      .max(COLLECTION_BOUNDS.name, `At most ${COLLECTION_BOUNDS.name} characters`),
  );
const collection = z.uuid();
const toolId = z.number().int().positive();
const note = line(COLLECTION_BOUNDS.note);
const notedTools = z.array(z.strictObject({ toolId, note })).max(COLLECTION_BOUNDS.tools);

/** One change of a person's collections, as it is sent. */
export const collectionChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('make'),
    id: collection,
    name,
    intro: line(COLLECTION_BOUNDS.intro),
    tools: notedTools,
  }),
  z.strictObject({
    do: z.literal('adopt'),
    id: collection,
    name,
    intro: line(COLLECTION_BOUNDS.intro),
    tools: notedTools,
  }),
  z.strictObject({
    do: z.literal('describe'),
    kit: collection,
    ...z.strictObject({ name, intro: line(COLLECTION_BOUNDS.intro) }).partial().shape,
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
