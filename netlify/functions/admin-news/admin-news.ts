import type { Config } from '@netlify/functions';
import type { LetterState } from '#api/contact.contract.ts';
import { adminNewsEndpoint, type NewsDesk } from '#api/admin-news.contract.ts';
import { audit } from '#netlify/session/audit.ts';
import { readNews } from '#netlify/admin/read-news.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { changePiece, draftNews, removePiece } from '#netlify/letters/change-news.ts';
import { newsAs } from '#netlify/letters/letters-as.ts';
import { testLetter } from '#netlify/letters/test-letter.ts';

const actions = { release: 'news_released', hold: 'news_held', remove: 'news_removed' } as const;

export default defineEndpoint(adminNewsEndpoint, {
  GET: async ({ session }) => jsonAnswer<NewsDesk>(await readNews(session.stored.user)),
  POST: async ({ body, session, now }) => {
    const { user } = session.stored;
    if (body.do === 'write') {
      const { subject, words } = body;
      const id = body.id ?? (await draftNews(subject, words, user.id, now));
      if (body.id !== null) await changePiece(id, { do: 'write', subject, words }, user.id, now);
      return jsonAnswer<NewsDesk & { id: string }>({ ...(await readNews(user)), id });
    }
    if (body.do === 'test') {
      const mail = await newsAs(body.id, user, now);
      if (!mail) throw new ApiError('not_found', { message: 'There is no such piece of news any more.' });
      const letter = await testLetter(mail, session, now);
      await audit({ action: 'letter_tested', userId: user.id, tools: [mail.subject], now });
      return jsonAnswer<{ letter: LetterState }>({ letter });
    }
    const subject =
      body.do === 'remove'
        ? await removePiece(body.id, user.id, now)
        : await changePiece(body.id, { do: body.do }, user.id, now);
    await audit({ action: actions[body.do], userId: user.id, tools: [subject], now });
    return jsonAnswer<NewsDesk>(await readNews(user));
  },
});

export const config: Config = {
  path: '/api/admin/news',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
