import { z } from 'zod';

/** The values that stand in forms, where everything is text. An empty text takes a value away, as the SDK's `null` does. */

/** `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A whole number that is not negative. */
export const whole = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);

/** A text, or nothing when it is empty. */
export const emptyable = z.string().transform((text) => text || null);

/** Notes of ours on an object; an empty value removes its note, an empty text all of them. */
export const metadata = z.union([
  z.literal('').transform(() => null),
  z.record(z.string().max(40), z.string().max(500)),
]);

/** Which properties to show whole. */
export const expand = z.array(z.string()).optional();

/** A moment in Unix seconds, or bounds for one. */
export const created = z.union([
  whole.transform((moment) => ({ gte: moment, lte: moment })),
  z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
]);

/** What every list takes. */
export const listParameters = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};

/** The notes of an object after a change. */
export function withMetadata(
  before: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}
