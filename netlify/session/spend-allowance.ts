import { randomUUID } from 'node:crypto';
import { type AllowanceName, allowances, refusalText, spend } from '#domain/person/allowance.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { allowanceKey, allowanceUses } from '#netlify/stores/allowance-store.ts';
import type { Session } from './session.ts';

/**
 * Uses one of the signed-in person's allowances once, before anything is mailed, exported or asked of the payment provider.
 * @throws ApiError `too_many_requests` with Retry-After when it is used up; StoreUnavailable
 */
export async function spendAllowance({ stored }: Session, name: AllowanceName, now: Date): Promise<void> {
  const allowance = allowances[name];
  const use = { id: randomUUID(), at: now.toISOString() };
  const spent = await allowanceUses.change(allowanceKey(stored.user.id), (current) => {
    const uses = current?.uses ?? {};
    const outcome = spend(uses[name] ?? [], allowance, use);
    return { write: outcome.ok ? { uses: { ...uses, [name]: outcome.uses } } : null, outcome };
  });
  if (spent.ok) return;
  throw new ApiError('too_many_requests', {
    message: refusalText(allowance, spent.retryAfterSeconds),
    headers: { 'Retry-After': String(spent.retryAfterSeconds) },
  });
}
