import { hashOf } from '#netlify/stores/hash-of.ts';

/**
 * The key of a request that makes something at Stripe, which keeps a key for a day and refuses it with other content:
 * the same content has the same key, so that it is made once however often and at once it is asked for; any other has
 * another.
 * @param turn what else makes it another request, when its content is the same
 */
export function idempotencyKey(kind: string, content: object, turn = ''): string {
  const hash = hashOf(JSON.stringify([content, turn]));
  return `${kind}-${hash.slice(0, 40)}`;
}
