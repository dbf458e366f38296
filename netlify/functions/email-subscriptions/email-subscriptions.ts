import type { Config } from '@netlify/functions';
import { type SubscriptionAnswer, emailSubscriptions } from '#api/email-subscriptions.ts';
import { emailSubscriptionSchema } from '#api/email-subscriptions.schema.ts';
import { makeTopic } from '#domain/subscription/subscriber.ts';
import { allTools } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAnyone } from '#netlify/http/route.ts';
import { askToConfirm } from '#netlify/letters/ask-to-confirm.ts';

/** Nobody opens the dialog, types an address and sends it faster; in ms. */
const FASTEST_PERSON = 700;

export default defineEndpoint(emailSubscriptions, {
  POST: forAnyone({
    body: emailSubscriptionSchema,
    handle: async ({ body: { email, context, toolName, website, elapsedMs = FASTEST_PERSON }, now }) => {
      if (toolName !== null && !(await isTool(toolName))) throw new ApiError('invalid_body', { message: 'toolName: not the name of a tool in this guide.' });
      const isMachine = website !== '' || elapsedMs < FASTEST_PERSON;
      const confirmation = isMachine ? 'sent' : await askToConfirm(email, makeTopic(context, toolName), now);
      return jsonAnswer<SubscriptionAnswer>({ confirmation }, 202);
    },
  }),
});

/** What is not the name of a tool goes into no mail. */
async function isTool(wanted: string): Promise<boolean> {
  const isNamed = ({ name }: { name: string }) => name === wanted;
  return allTools.some(isNamed) || (await currentCatalogue()).tools.some(isNamed);
}

export const config: Config = {
  path: '/api/email-subscriptions',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip'] },
};
