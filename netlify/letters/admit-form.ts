import * as z from 'zod';
import { type FormName, secondsToNextDay } from '#domain/letters/form-day.ts';
import { isAutomatic } from '#domain/person/is-automatic.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { openToken, sealToken } from '#netlify/session/sealed-token.ts';
import type { Session } from '#netlify/session/session.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { countToday } from '#netlify/stores/form-day-store.ts';

/** A form may stay open for so long, in seconds. */
const OPEN_SECONDS = 86_400;

const openingSchema = z.object({ at: z.number() });

/** What a public form sends beside what a person typed. */
interface SentProof {
  homepage: string;
  /** The signed time at which it was opened; may be empty for a dialog, whose letter has to be confirmed anyway. */
  opened: string;
}

/** Signs the time at which a form was opened. */
export function sealFormTime(at: Date): Promise<string> {
  return sealToken('form', { at: at.getTime() }, OPEN_SECONDS);
}

/**
 * Decides whether a public form is taken. Signed-in people have an allowance of their own; all others together have one
 * for the day, so that bots neither fill the desk nor cause mail without limit.
 * @returns false when no person sent it: it is answered like any other, and nothing of it is kept
 * @throws ApiError `form_outdated`, `forms_full`, `too_many_requests`; StoreUnavailable
 */
export async function admitForm(
  name: FormName,
  { homepage, opened }: SentProof,
  { session, now }: { session: Session | null; now: Date },
): Promise<boolean> {
  const what = name === 'subscription' ? 'dialog' : 'form';
  const openForMs = what === 'dialog' && opened === '' ? Infinity : await openFor(opened, now);
  if (isAutomatic({ homepage, openForMs }, what)) return false;
  if (session) await spendAllowance(session, 'form', now);
  else if (!(await countToday(name, now)))
    throw new ApiError('forms_full', { headers: { 'Retry-After': String(secondsToNextDay(now)) } });
  return true;
}

/** In ms. @throws ApiError `form_outdated` when the time is not one that we signed within a day */
async function openFor(opened: string, now: Date): Promise<number> {
  const opening = await openToken('form', opened, openingSchema);
  if (!opening) throw new ApiError('form_outdated');
  return now.getTime() - opening.at;
}
