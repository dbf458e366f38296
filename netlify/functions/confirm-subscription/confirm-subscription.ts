import type { Config } from '@netlify/functions';
import { confirmSubscription } from '#api/confirm-subscription.contract.ts';
import { confirmTopic } from '#domain/letters/subscriber-rules.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { noticePage } from '#netlify/http/notice-page.ts';
import { readConfirmation, topicText } from '#netlify/letters/ask-to-confirm.ts';
import { readerLinks } from '#netlify/letters/reader-link.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';

export default defineEndpoint(confirmSubscription, {
  GET: async ({ url }) => {
    const confirmation = await readConfirmation(url);
    return noticePage(`Do you want ${topicText(confirmation)} at ${confirmation.address}?`, {
      title: 'One click, then it begins',
      button: { text: 'Yes, confirm', postsTo: url.pathname + url.search, leadsTo: null },
    });
  },
  POST: async ({ url, now }) => {
    const { address, ...request } = await readConfirmation(url);
    const confirmed = await subscribers.change(addressKey(address), (current) => {
      const outcome = current && confirmTopic(current, request, now);
      return { write: outcome?.changed ? outcome.subscriber : null, outcome };
    });
    if (!confirmed)
      throw new ApiError('invalid_link', {
        message:
          'This request is not there any more: it was withdrawn, or a newer one took its place. Subscribe again and you get a new link.',
      });
    const { preferences } = await readerLinks({ address, userId: null, list: null });
    return noticePage(
      `From now on you get ${topicText(request)} at ${address}. Every mail has a link that ends it with one click.`,
      {
        title: 'Confirmed',
        link: { text: 'Choose which mails you get', address: preferences },
      },
    );
  },
});

export const config: Config = {
  path: '/api/confirm-subscription',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
