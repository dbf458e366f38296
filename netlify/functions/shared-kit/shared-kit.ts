import type { Config } from '@netlify/functions';
import { sharedKit } from '#api/shared-kit.ts';
import type { Brief } from '#domain/brief/brief.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAnyone } from '#netlify/http/route.ts';
import { briefOfKit, findSharedKit } from '#netlify/kits/shared-kits.ts';

export default defineEndpoint(sharedKit, {
  GET: forAnyone({
    handle: async ({ params, now }) => {
      const kit = await findSharedKit(params['key'] ?? '');
      if (!kit) throw new ApiError('not_found', { message: 'Nothing is shared under this link, or not any more.' });
      return jsonAnswer<Brief>(await briefOfKit(kit, now));
    },
  }),
});

export const config: Config = {
  path: '/api/shared-kits/:key',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
