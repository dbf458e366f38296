import type { Config } from '@netlify/functions';
import * as z from 'zod';
import { dataExport } from '#api/data-export.contract.ts';
import type { DataExport } from '#api/data-export.contract.ts';
import { isBornAs } from '#domain/person/birth.ts';
import type { User } from '#domain/person/user.ts';
import { audit } from '#netlify/session/audit.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { mailExportLink } from '#netlify/letters/export-letter.ts';
import { exportData, personOf } from '#netlify/personal-data/export-data.ts';
import { openToken } from '#netlify/session/sealed-token.ts';
import { tokenIn } from '#netlify/session/signed-link.ts';
import { readUser } from '#netlify/stores/user-store.ts';

/** Whose data, as long as nobody has signed out everywhere since; links from before births name none. */
const claimsSchema = z.object({ sub: z.hash('sha256'), birth: z.string().optional(), epoch: z.number().int() });

export default defineEndpoint(dataExport, {
  GET: async ({ url, now }) => {
    const user = await linkedUser(tokenIn(url));
    if (!user)
      throw new ApiError('not_found', {
        message: 'This link is not valid any more. Sign in and ask for your data again under Privacy.',
      });
    const data = await exportData(personOf(user), now);
    await audit({ action: 'data_exported', userId: user.id, now });
    return asFile(data);
  },
  POST: async ({ session, now }) => {
    await spendAllowance(session, 'export', now);
    const { user } = session.stored;
    const data = await exportData(personOf(user), now);
    await audit({ action: 'data_exported', userId: user.id, now });
    if (user.emailVerified) await mailExportLink(user, 'person');
    return asFile(data);
  },
});

async function linkedUser(token: string): Promise<User | null> {
  const claims = await openToken('export', token, claimsSchema);
  const user = claims && (await readUser(claims.sub))?.user;
  if (!user || user.deletedAt !== null || !isBornAs(user, claims.birth)) return null;
  return user.sessionEpoch === claims.epoch ? user : null;
}

function asFile(data: DataExport): Response {
  return jsonAnswer(data, 200, {
    'Content-Disposition': 'attachment; filename="yak-data.json"',
    'Cache-Control': 'no-store',
  });
}

export const config: Config = {
  path: '/api/data-export',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip'] },
};
