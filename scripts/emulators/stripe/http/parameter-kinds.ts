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

/** What a subscription is to: one price. */
export const items = z
  .array(z.strictObject({ price: z.string(), quantity: whole.pipe(z.number().min(1)).optional() }))
  .length(1, 'must hold one item');

/** A page of the site that hosted pages lead to. */
export const pageAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Languages that hosted pages may be asked for; they speak English all the same. */
export const locales = z.enum(['auto', 'en', 'en-GB', 'de', 'es', 'fr', 'it', 'nl', 'pt']);

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
