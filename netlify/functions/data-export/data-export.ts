import { randomUUID } from 'node:crypto';
import type { Config } from '@netlify/functions';
import * as z from 'zod';
import { type DataExport, dataExport } from '#api/data-export.ts';
import type { User } from '#domain/account/user.ts';
import { audit } from '#netlify/audit/audit.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAnyone, forUser } from '#netlify/http/route.ts';
import { writeLetter } from '#netlify/mail/letter.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { exportData, personOf } from '#netlify/personal-data/export-data.ts';
import { linkAddress, openLink, sealLink } from '#netlify/session/signed-link.ts';
import { readUser } from '#netlify/stores/user-store.ts';

/** The mailed link works this long, in seconds. */
const LINK_LIFETIME = 24 * 3600;
/** Whose data, as long as nobody has signed out everywhere since. */
const claimsSchema = z.object({ sub: z.hash('sha256'), epoch: z.number().int() });

export default defineEndpoint(dataExport, {
  GET: forAnyone({
    handle: async ({ url, now }) => {
      const user = await linkedUser(url.searchParams.get('key') ?? '');
      if (!user)
        throw new ApiError('not_found', {
          message: 'This link is not valid any more. Sign in and ask for your data again under Privacy.',
        });
      const data = await exportData(personOf(user), now);
      await audit({ action: 'data_exported', userId: user.id, now });
      return asFile(data);
    },
  }),
  POST: forUser({
    handle: async ({ session, now }) => {
      await spendAllowance(session, 'export', now);
      const { user } = session.stored;
      const data = await exportData(personOf(user), now);
      await audit({ action: 'data_exported', userId: user.id, now });
      if (user.emailVerified) await mailLink(user);
      return asFile(data);
    },
  }),
});

async function linkedUser(token: string): Promise<User | null> {
  const claims = await openLink('export', token, claimsSchema);
  const user = claims && (await readUser(claims.sub))?.user;
  return user && user.deletedAt === null && user.sessionEpoch === claims.epoch ? user : null;
}

async function mailLink({ id, email, sessionEpoch }: User): Promise<void> {
  const token = await sealLink('export', { sub: id, epoch: sessionEpoch }, LINK_LIFETIME);
  const letter = writeLetter({
    title: 'Your data from Yak',
    paragraphs: [
      'Here is everything Yak has stored about you, in one JSON file. The link works for 24 hours and for everybody who has it, so keep it to yourself.',
    ],
    action: { label: 'Download Your Data', address: linkAddress(dataExport.path, token) },
    footer: [
      {
        text: 'You get this because somebody signed in as you asked for it. If that was not you, sign out everywhere under Privacy: the link stops working at once.',
      },
    ],
  });
  await postMail({
    key: `export-${randomUUID()}`,
    to: { address: email },
    subject: 'Your data from Yak',
    ...letter,
    personal: email,
  });
}

function asFile(data: DataExport): Response {
  return jsonAnswer<DataExport>(data, 200, {
    'Content-Disposition': 'attachment; filename="yak-data.json"',
    'Cache-Control': 'no-store',
  });
}

export const config: Config = {
  path: '/api/data-export',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip'] },
};
