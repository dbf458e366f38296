import type { Config } from '@netlify/functions';
import { dropFeed } from '#api/drop-feed.contract.ts';
import { mayUse } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { makeFeed, readFeed, revokeFeed } from '#netlify/since/drop-feed.ts';

export default defineEndpoint(dropFeed, {
  GET: async ({ url, now }) => {
    const feed = await readFeed(url.searchParams.get('key') ?? '', now);
    if (feed === null) throw new ApiError('not_found', { message: 'There is no feed under this address any more.' });
    return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${feed}`, {
      headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'X-Robots-Tag': 'noindex' },
    });
  },
  POST: async ({ body, session }) => {
    if (body.do === 'revoke') {
      await revokeFeed(session);
      return jsonAnswer({ address: null });
    }
    if (!mayUse('fullFreshDrops', session.viewer, plans))
      throw new ApiError('upgrade_required', { message: 'A feed of your own tools is part of Yak Core.' });
    return jsonAnswer({ address: await makeFeed(session) });
  },
});

export const config: Config = {
  path: '/api/drop-feed',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
