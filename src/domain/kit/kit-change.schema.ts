import * as z from 'zod';
import { oneLine } from '#domain/public-form/form-text.ts';
import { KIT_BOUNDS } from './kit.ts';

const line = (most: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(most, `At most ${most} characters`));
const name = z
  .string()
  .transform(oneLine)
  .pipe(z.string().min(1, 'A collection needs a name').max(KIT_BOUNDS.name, `At most ${KIT_BOUNDS.name} characters`));
const kit = z.uuid();
const toolId = z.number().int().positive();
const note = line(KIT_BOUNDS.note);
const notedTools = z.array(z.strictObject({ toolId, note })).max(KIT_BOUNDS.tools);

/** One change of a person's collections, as it is sent. */
export const kitChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('make'), id: kit, name, intro: line(KIT_BOUNDS.intro), tools: notedTools }),
  z.strictObject({ do: z.literal('adopt'), id: kit, name, intro: line(KIT_BOUNDS.intro), tools: notedTools }),
  z.strictObject({ do: z.literal('describe'), kit, name, intro: line(KIT_BOUNDS.intro) }),
  z.strictObject({ do: z.literal('add'), kit, toolId, note }),
  z.strictObject({ do: z.literal('remove'), kit, toolId }),
  z.strictObject({ do: z.literal('note'), kit, toolId, note }),
  z.strictObject({ do: z.literal('order'), kit, toolIds: z.array(toolId).max(KIT_BOUNDS.tools) }),
  z.strictObject({ do: z.literal('move'), kit, into: kit, toolId }),
  z.strictObject({ do: z.literal('copy'), kit, into: kit, toolId }),
  z.strictObject({ do: z.literal('merge'), kit, into: kit }),
  z.strictObject({ do: z.literal('delete'), kit }),
  z.strictObject({ do: z.literal('unshare'), kit }),
]);
