import * as z from 'zod';
import { siteOrigin } from '#netlify/env.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { openToken, sealToken } from '#netlify/session/sealed-token.ts';
import { linkAddress, tokenIn } from '#netlify/session/signed-link.ts';

const claimsSchema = z.object({ submission: z.uuid() });

/** As long as somebody may come back to a mail; in seconds. */
const LIFETIME = 400 * 86_400;

/** The whole address of the private page of a submission. */
export async function submissionLink(id: string): Promise<string> {
  return linkAddress('/submission', await sealToken('submission', { submission: id }, LIFETIME));
}

/** The same without the origin, for our own pages. */
export async function submissionPath(id: string): Promise<string> {
  return (await submissionLink(id)).slice(siteOrigin().length);
}

/** The id of the submission that a private link is for. @throws ApiError `invalid_link` */
export async function readSubmissionLink(url: URL): Promise<string> {
  const claims = await openToken('submission', tokenIn(url), claimsSchema);
  if (!claims)
    throw new ApiError('invalid_link', {
      message: 'This link does not work. The mail about your submission has the right one.',
    });
  return claims.submission;
}
