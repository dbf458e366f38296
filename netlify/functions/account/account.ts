import type { Config } from '@netlify/functions';
import type { Answer } from '#api/contract.ts';
import { account } from '#api/account.contract.ts';
import { audit } from '#netlify/session/audit.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { logError } from '#netlify/http/log.ts';
import { closeAccount, eraseAccount } from '#netlify/personal-data/delete-account.ts';
import { noSessionCookies } from '#netlify/session/session.ts';

export default defineEndpoint(account, {
  DELETE: async ({ session, now }) => {
    const { id } = session.stored.user;
    await closeAccount(id, now, session.stored);
    await audit({ action: 'account_closed', userId: id, now });
    const answer = jsonAnswer<Answer<typeof account, 'DELETE'>>({ state: await eraseNow(id) });
    for (const value of noSessionCookies()) answer.headers.append('Set-Cookie', value);
    return answer;
  },
});

/** The account is closed already: whatever fails here is finished by the scheduled run. */
async function eraseNow(userId: string): Promise<'deleted' | 'underway'> {
  try {
    return (await eraseAccount(userId)) ? 'deleted' : 'underway';
  } catch (error) {
    logError('deletion_underway', error);
    return 'underway';
  }
}

export const config: Config = {
  path: '/api/account',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip'] },
};
