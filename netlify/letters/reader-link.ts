import * as z from 'zod';
import { type MailList, mailLists } from '#domain/person/subscriber.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { openToken, sealToken } from '#netlify/session/sealed-token.ts';
import { linkAddress, tokenIn } from '#netlify/session/signed-link.ts';

/** Whom a mail went to: who holds its links may say which mails go to this address, without signing in. */
export interface LinkHolder {
  address: string;
  /** The account that the mail was for; null when it went to a subscriber without one. */
  userId: string | null;
  /** The birth of that account; mails from before births name none. */
  birth?: string | undefined;
  /** The kind of mail that the link came in; null for mails to one person. */
  list: MailList | null;
}

const holderSchema: z.ZodType<LinkHolder> = z.object({
  address: z.email(),
  userId: z.hash('sha256').nullable(),
  birth: z.string().optional(),
  list: z.enum(mailLists).nullable(),
});

/** Links to stop mails must work as long as somebody keeps the mail; in seconds. */
const LIFETIME = 400 * 86_400;

/** The addresses that a mail to many carries. */
interface ReaderLinks {
  /** Shows a page with a button; a POST to it unsubscribes at once (RFC 8058). */
  unsubscribe: string;
  /** The page where mails are chosen. */
  preferences: string;
}

/** Seals the links of one mail. */
export async function readerLinks(holder: LinkHolder): Promise<ReaderLinks> {
  const token = await sealToken('preferences', { ...holder }, LIFETIME);
  return { unsubscribe: linkAddress('/api/unsubscribe', token), preferences: linkAddress('/email-preferences', token) };
}

/** The holder of a link, from the address that was asked. @throws ApiError `invalid_link` */
export async function linkHolder(url: URL): Promise<LinkHolder> {
  return readHolder(tokenIn(url));
}

/** The holder of a link's token. @throws ApiError `invalid_link` */
export async function readHolder(token: string): Promise<LinkHolder> {
  const holder = await openToken('preferences', token, holderSchema);
  if (!holder) throw new ApiError('invalid_link');
  return holder;
}
