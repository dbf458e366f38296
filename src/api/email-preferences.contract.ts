import * as z from 'zod';
import type { Answer, Contract } from './contract.ts';

const choices = z.strictObject({
  general: z.boolean().describe('News of Yak and the weekly digest.'),
  freshDrops: z.boolean().describe('The weekly digest of Fresh Drops.'),
  tools: z.array(z.string().max(60)).max(50).describe('Names of the tools whose news is wanted.'),
  account: z
    .strictObject({
      freshDrops: z.boolean(),
      toolUpdates: z.boolean(),
      weeklyDigest: z.boolean(),
      marketing: z.boolean(),
    })
    .nullable()
    .describe('The switches of the account that the mail was for; null when there is none.'),
});
const choicesAnswer = choices.extend({ address: z.string() });

export const emailPreferences = {
  path: '/api/email-preferences',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'Which mails go to an address, for whoever has the link of a mail.',
      params: z.object({ key: z.string() }),
      out: choicesAnswer,
      statuses: [400, 400, 400, 400],
    },
    POST: {
      who: 'anyone',
      summary: 'Changes which mails go to an address; answers what holds from now on.',
      in: choices.extend({ key: z.string().max(2000).describe('From the link.') }),
      out: choicesAnswer,
      statuses: [400, 400, 400, 400],
      example: { key: 'not a link of ours', general: true, freshDrops: true, tools: [], account: null },
    },
  },
} as const satisfies Contract;

/** Which mails go to an address. */
export type EmailPreferences = Answer<typeof emailPreferences, 'GET'>;
export type EmailChoices = Omit<EmailPreferences, 'address'>;
