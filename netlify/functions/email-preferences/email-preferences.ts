import type { Config } from '@netlify/functions';
import { emailPreferences } from '#api/email-preferences.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { readEmailChoices, saveEmailChoices } from '#netlify/letters/email-choices.ts';
import { linkHolder, readHolder } from '#netlify/letters/reader-link.ts';

export default defineEndpoint(emailPreferences, {
  GET: async ({ url }) => jsonAnswer(await readEmailChoices(await linkHolder(url))),
  POST: async ({ body: { key, ...choices }, now }) =>
    jsonAnswer(await saveEmailChoices(await readHolder(key), choices, now)),
});

export const config: Config = {
  path: '/api/email-preferences',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
