import type { Config } from '@netlify/functions';
import { letterPreview } from '#api/letter-preview.contract.ts';
import type { User } from '#domain/person/user.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { digestAs, newsAs } from '#netlify/letters/letters-as.ts';
import { previewPage } from '#netlify/letters/preview-page.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { NEWS_KEY } from '#netlify/stores/news-store.ts';

const WEEK = /^20\d\d-W\d\d$/;

export default defineEndpoint(letterPreview, {
  GET: async ({ url: { searchParams }, session, now }) => {
    const mail = await askedLetter(searchParams, session.stored.user, now);
    if (!mail) throw new ApiError('not_found', { message: 'There is no such letter.' });
    return previewPage(mail, searchParams.get('body') === 'text' ? 'text' : 'html');
  },
});

async function askedLetter(asked: URLSearchParams, admin: User, now: Date): Promise<Mail | null> {
  const news = asked.get('news');
  if (news !== null) return NEWS_KEY.test(news) ? newsAs(news, admin, now) : null;
  const week = asked.get('week') ?? '';
  return WEEK.test(week) ? digestAs(asked.get('plan') === 'core' ? 'core' : 'fringe', week, admin, now) : null;
}

export const config: Config = {
  path: '/api/admin/letter-preview',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
