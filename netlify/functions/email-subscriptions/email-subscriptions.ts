import type { Config } from '@netlify/functions';
import { type SubscriptionAnswer, emailSubscriptions } from '#api/email-subscriptions.ts';
import { emailSubscriptionSchema } from '#api/email-subscriptions.schema.ts';
import { isAutomatic } from '#domain/public-form/is-automatic.ts';
import { makeTopic } from '#domain/subscription/subscriber.ts';
import { allTools } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAnyone } from '#netlify/http/route.ts';
import { askToConfirm } from '#netlify/letters/ask-to-confirm.ts';

export default defineEndpoint(emailSubscriptions, {
  POST: forAnyone({
    body: emailSubscriptionSchema,
    handle: async ({ body: { email, context, toolName, homepage, openForMs }, now }) => {
      if (toolName !== null && !(await isTool(toolName)))
        throw new ApiError('invalid_body', { message: 'toolName: not the name of a tool in this guide.' });
      if (isAutomatic({ homepage, openForMs }, 'dialog'))
        return jsonAnswer<SubscriptionAnswer>({ confirmation: 'sent' }, 202); // a machine learns nothing
      const confirmation = await askToConfirm(email, makeTopic(context, toolName), now);
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
