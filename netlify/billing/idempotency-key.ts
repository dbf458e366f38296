import { createHash } from 'node:crypto';

/**
 * The key of a request that makes something at Stripe, which keeps a key for a day and refuses it with other content:
 * the same content has the same key, so that it is made once however often and at once it is asked for; any other has
 * another.
 * @param turn what else makes it another request, when its content is the same
 */
export function idempotencyKey(kind: string, content: object, turn = ''): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([content, turn]))
    .digest('hex');
  return `${kind}-${hash.slice(0, 40)}`;
}
