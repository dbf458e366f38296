import type { Config } from '@netlify/functions';
import { unsubscribe } from '#api/unsubscribe.contract.ts';
import { type MailList, mailLists } from '#domain/person/subscriber.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { noticePage } from '#netlify/http/notice-page.ts';
import { leaveLists } from '#netlify/letters/leave-lists.ts';
import { type LinkHolder, linkHolder, readerLinks } from '#netlify/letters/reader-link.ts';

const names: Record<MailList, string> = {
  digest: 'the weekly digest',
  alerts: 'alerts about tools and new drops',
  news: 'news of Yak',
};

export default defineEndpoint(unsubscribe, {
  GET: async ({ url }) => {
    const holder = await linkHolder(url);
    return noticePage(`Do you want to end ${listText(holder)} to ${holder.address}?`, {
      title: 'Unsubscribe',
      button: { text: 'Unsubscribe', postsTo: url.pathname + url.search, leadsTo: null },
      link: await preferencesLink(holder),
    });
  },
  POST: async ({ url, now }) => {
    const holder = await linkHolder(url);
    await leaveLists(holder, holder.list ? [holder.list] : mailLists, now);
    return noticePage(`Done. ${holder.address} gets no more mail of this kind: ${listText(holder)}.`, {
      title: 'You are unsubscribed',
      link: await preferencesLink(holder),
    });
  },
});

function listText({ list }: LinkHolder): string {
  return list ? names[list] : Object.values(names).join(', ');
}

async function preferencesLink(holder: LinkHolder) {
  const { preferences } = await readerLinks(holder);
  return { text: 'Choose which mails you get', address: preferences };
}

// No rate limit: a mail provider sends the one-click requests of all its readers from few addresses (RFC 8058), and each needs a link that we sealed.
export const config: Config = { path: '/api/unsubscribe' };
