import type { Config } from '@netlify/functions';
import { sharedPage } from '#api/shared-page.contract.ts';
import { sharedCollectionPath } from '#domain/collection/collection.ts';
import { siteOrigin } from '#netlify/env.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { findSharedCollection } from '#netlify/collections/shared-collections.ts';
import { namedShell } from '#netlify/collections/named-shell.ts';

/** The built page is a file on the host's own network: longer than this it is not waited for, in ms. */
const SHELL_MS = 2500;
/** The page as it was built, for any collection. */
const SHELL_PATH = '/shared-collection';

export default defineEndpoint(sharedPage, {
  GET: async ({ params }) => {
    const key = params['key'] ?? '';
    const collection = await findSharedCollection(key);
    if (!collection)
      throw new ApiError('not_found', { message: 'Nothing is shared under this link, or not any more.' });
    const shell = await fetch(`${siteOrigin()}${SHELL_PATH}`, { signal: AbortSignal.timeout(SHELL_MS) }).catch(
      () => null,
    );
    if (!shell?.ok)
      throw new ApiError('store_unavailable', {
        message: 'This page cannot be put together right now. Please try again in a moment.',
      });
    const page = namedShell(await shell.text(), collection, `${siteOrigin()}${sharedCollectionPath(key)}`);
    return new Response(page, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': shell.headers.get('Content-Security-Policy') ?? "default-src 'self'",
        'X-Robots-Tag': 'noindex',
      },
    });
  },
});

export const config: Config = {
  path: '/shared/:key',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
