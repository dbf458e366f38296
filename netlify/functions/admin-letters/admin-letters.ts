import type { Config } from '@netlify/functions';
import type { LetterState } from '#api/contact.contract.ts';
import { adminLettersEndpoint, type LetterAgain, type LettersDesk } from '#api/admin-letters.contract.ts';
import { isoWeek, weekBefore, weekText } from '#domain/value/iso-week.ts';
import { letterKind } from '#domain/letters/letter-kind.ts';
import { audit } from '#netlify/session/audit.ts';
import { readLetters } from '#netlify/admin/read-letters.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';
import { digestAs } from '#netlify/letters/letters-as.ts';
import { orderLetter } from '#netlify/letters/letter-orders.ts';
import { digestName } from '#netlify/letters/send-digest.ts';
import { isStillWanted } from '#netlify/letters/still-wanted.ts';
import { testLetter } from '#netlify/letters/test-letter.ts';
import { sendAgain } from '#netlify/mail/send-again.ts';

const actions = { hold: 'digest_held', skip: 'digest_skipped', release: 'digest_released' } as const;

export default defineEndpoint(adminLettersEndpoint, {
  GET: async ({ session, now }) => jsonAnswer<LettersDesk>(await readLetters(session.stored.user, now)),
  POST: async ({ body, session, now }) => {
    const { user } = session.stored;
    if (body.do === 'again') {
      const letter = await sendAgain(body.key, isStillWanted, now);
      if (letter === null) throw new ApiError('not_found', { message: 'Nobody keeps that letter any more.' });
      await audit({ action: 'letter_sent_again', userId: user.id, tools: [letterKind(body.key).text], now });
      return jsonAnswer<{ letter: LetterAgain; desk: LettersDesk }>({ letter, desk: await readLetters(user, now) });
    }
    if (body.do === 'test') {
      const mail = await digestAs(body.plan, body.week, user, now);
      if (!mail) throw new ApiError('not_found', { message: 'That week has no drops, so there is no letter of it.' });
      const letter = await testLetter(mail, session, now);
      await audit({ action: 'letter_tested', userId: user.id, tools: [mail.subject], now });
      return jsonAnswer<{ letter: LetterState }>({ letter });
    }
    if (body.week !== isoWeek(now) && body.week !== weekBefore(now))
      throw new ApiError('invalid_body', {
        message: 'Only the letter of this week and of the last one can be ordered.',
      });
    await orderLetter(digestName(body.week), body.do, user.id, now);
    await audit({ action: actions[body.do], userId: user.id, tools: [weekText(body.week)], now });
    if (body.do === 'release') await startInBackground('desk-letters');
    return jsonAnswer<LettersDesk>(await readLetters(user, now));
  },
});

export const config: Config = {
  path: '/api/admin/letters',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
