import type { Config } from '@netlify/functions';
import { profileImage } from '#api/profile-image.contract.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { ownImage } from '#netlify/account/own-image.ts';

export default defineEndpoint(profileImage, {
  GET: async ({ session, now }) => {
    const image = await ownImage(session.stored.user, now);
    if (!image) throw new ApiError('not_found');
    return new Response(Buffer.from(image.data, 'base64'), {
      headers: {
        'Content-Type': image.type,
        'Content-Disposition': `attachment; filename="profile-image.${image.type.slice('image/'.length)}"`,
        'Cache-Control': 'private, max-age=3600',
        Vary: 'Cookie',
      },
    });
  },
});

export const config: Config = {
  path: '/api/profile-image',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
