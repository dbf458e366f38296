import { randomUUID } from 'node:crypto';
import { dataExport } from '#api/data-export.contract.ts';
import { birthOf } from '#domain/person/birth.ts';
import type { User } from '#domain/person/user.ts';
import { writeLetter } from '#netlify/mail/letter.ts';
import { postMail } from '#netlify/mail/outbox.ts';
import { sealToken } from '#netlify/session/sealed-token.ts';
import { linkAddress } from '#netlify/session/signed-link.ts';

/** The mailed link works this long, in seconds. */
const LINK_LIFETIME = 24 * 3600;

const reasons = {
  person:
    'You get this because somebody signed in as you asked for it. If that was not you, sign out everywhere under Privacy: the link stops working at once.',
  team: 'You get this because you asked us for your data, and our team sent it to the address of your account. Nobody here saw what is in it.',
};

/**
 * Mails a person the link to everything that is stored about them.
 * @param asked by the signed-in person, or by an admin whom the person wrote to
 * @throws StoreUnavailable
 */
export async function mailExportLink(user: User, asked: keyof typeof reasons): Promise<'sent' | 'waiting'> {
  const { id, email, sessionEpoch } = user;
  const claims = { sub: id, birth: birthOf(user), epoch: sessionEpoch };
  const token = await sealToken('export', claims, LINK_LIFETIME);
  const letter = writeLetter({
    title: 'Your data from Yak',
    paragraphs: [
      'Here is everything Yak has stored about you, in one JSON file. The link works for 24 hours and for everybody who has it, so keep it to yourself.',
    ],
    action: { label: 'Download Your Data', address: linkAddress(dataExport.path, token) },
    footer: [{ text: reasons[asked] }],
  });
  return postMail({
    key: `export-${randomUUID()}`,
    to: { address: email },
    subject: 'Your data from Yak',
    ...letter,
    personal: email,
  });
}
