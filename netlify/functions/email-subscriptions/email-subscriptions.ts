import type { Config } from '@netlify/functions';
import { emailSubscriptions } from '#api/email-subscriptions.contract.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import { builtTools } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { mailSettings } from '#netlify/env.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { noSooner } from '#netlify/http/no-sooner.ts';
import { admitForm } from '#netlify/letters/admit-form.ts';
import { askToConfirm } from '#netlify/letters/ask-to-confirm.ts';

/** More than the calls to the store take that a letter needs, in ms. */
const ANSWER_MS = 300;

export default defineEndpoint(emailSubscriptions, {
  POST: async ({ body: { email, context, toolName, homepage, opened }, now }) => {
    if (toolName !== null && !(await isTool(toolName)))
      throw new ApiError('invalid_body', { message: 'toolName: not the name of a tool in this guide.' });
    const isPerson = await admitForm('subscription', { homepage, opened }, { session: null, now });
    // Whatever came of it, the answer is the same and comes at the same moment: nobody learns which addresses are known.
    await noSooner(ANSWER_MS, isPerson ? askToConfirm(email, makeTopic(context, toolName), now) : Promise.resolve());
    const confirmation = mailSettings() === null ? 'waiting' : 'sent';
    return jsonAnswer({ confirmation }, 202);
  },
});

/** What is not the name of a tool goes into no mail. */
async function isTool(wanted: string): Promise<boolean> {
  const isNamed = ({ name }: { name: string }) => name === wanted;
  return (await builtTools()).tools.some(isNamed) || (await currentCatalogue()).tools.some(isNamed);
}

export const config: Config = {
  path: '/api/email-subscriptions',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip'] },
};
