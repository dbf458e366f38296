import type { Contract } from './contract.ts';

/** The way out of every mail to many (RFC 8058): GET shows a button, POST from our page or from a mail provider ends it. */
export const unsubscribe = {
  path: '/api/unsubscribe',
  methods: {
    GET: {
      who: 'anyone',
      summary: 'Asks whoever has the link of a mail whether to end it: a page.',
      out: null,
      statuses: [400, 400, 400, 400],
    },
    POST: {
      who: 'anyone',
      summary: 'Ends mails with one click, as RFC 8058 has it.',
      fromServers: true, // mail providers send the form of RFC 8058; the sealed link is their proof
      out: null,
      statuses: [400, 400, 400, 400],
    },
  },
} as const satisfies Contract;
