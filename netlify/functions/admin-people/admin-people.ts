import type { Config } from '@netlify/functions';
import type { LetterState } from '#api/contact.contract.ts';
import { adminPeopleEndpoint, type KnownPerson } from '#api/admin-people.contract.ts';
import { audit } from '#netlify/session/audit.ts';
import { accountsOf, lookUpPerson } from '#netlify/admin/look-up-person.ts';
import { mailSettings } from '#netlify/env.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { mailExportLink } from '#netlify/letters/export-letter.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';

/** By POST, so that no address of anybody stands in an address of ours or in a log of calls. */
export default defineEndpoint(adminPeopleEndpoint, {
  POST: async ({ body: { do: action, email }, session, now }) => {
    const userId = session.stored.user.id;
    await spendAllowance(session, action === 'look' ? 'lookUp' : 'personExport', now);
    const accounts = await accountsOf(email);
    const tools = accounts.map(({ id }) => personMark(id) ?? 'an account');
    await audit({ action: action === 'look' ? 'person_looked_up' : 'person_export_sent', userId, tools, now });
    if (action === 'look') return jsonAnswer<KnownPerson>(await lookUpPerson(email, accounts, now));
    if (accounts.length === 0)
      throw new ApiError('not_found', { message: 'Nobody has an account with this address, so there is no export.' });
    if (!mailSettings()) return jsonAnswer<{ letter: LetterState }>({ letter: 'off' });
    const letters = await Promise.all(accounts.map((user) => mailExportLink(user, 'team')));
    return jsonAnswer<{ letter: LetterState }>({ letter: letters.includes('waiting') ? 'waiting' : 'sent' });
  },
});

export const config: Config = {
  path: '/api/admin/people',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
