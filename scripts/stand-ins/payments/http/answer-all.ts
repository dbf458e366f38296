import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { PaymentsControl } from '../control.ts';
import { answerPages } from '../pages/answer-pages.ts';
import { noticePage } from '../pages/page-frame.ts';
import { checkoutRoutes } from '../routes/checkout-routes.ts';
import { customerRoutes } from '../routes/customer-routes.ts';
import { disputeRoutes } from '../routes/dispute-routes.ts';
import { eventRoutes } from '../routes/event-routes.ts';
import { invoiceRoutes } from '../routes/invoice-routes.ts';
import { paymentRoutes } from '../routes/payment-routes.ts';
import { portalRoutes } from '../routes/portal-routes.ts';
import { priceRoutes } from '../routes/price-routes.ts';
import { refundRoutes } from '../routes/refund-routes.ts';
import { subscriptionRoutes } from '../routes/subscription-routes.ts';
import type { WebhookSender } from '../webhook-sender.ts';
import { answerApi } from './answer-api.ts';
import type { ApiOptions } from './answer-api.ts';
import { answerControl } from './answer-control.ts';
import type { ApiRoute } from './api-route.ts';

/** What the server answers for. */
export interface ServerOptions extends Omit<ApiOptions, 'routes'> {
  control: PaymentsControl;
  /** Null when there is nobody to send webhooks to. */
  sender: WebhookSender | null;
  siteUrl: string;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Every address of the API. @param siteUrl where portal visits end that name no page */
export function allRoutes(siteUrl: string): readonly ApiRoute[] {
  return [
    ...customerRoutes,
    ...priceRoutes,
    ...checkoutRoutes,
    ...portalRoutes(siteUrl),
    ...subscriptionRoutes,
    ...invoiceRoutes,
    ...paymentRoutes,
    ...refundRoutes,
    ...disputeRoutes,
    ...eventRoutes,
  ];
}

/** Answers everything: the API under `/v1/`, orders under `/_control/`, pages. */
export function answerAll(
  options: ServerOptions,
): (message: IncomingMessage, response: ServerResponse) => Promise<void> {
  const routes = allRoutes(options.siteUrl);
  return async (message, response) => {
    const body = await readText(message);
    const answer = await answerOne({ ...options, routes }, message, body);
    options.sender?.wake();
    response.writeHead(answer.status, answer.headers).end(message.method === 'HEAD' ? undefined : answer.body);
  };
}

async function answerOne(
  options: ServerOptions & { routes: readonly ApiRoute[] },
  message: IncomingMessage,
  body: string,
): Promise<Answer> {
  const { database, siteUrl, control } = options;
  const verb = message.method ?? 'GET';
  const { headers } = message;
  if (!isLoopbackHost(headers.host)) return text(403, 'This server answers to the names of this machine only.');
  const url = new URL(message.url ?? '/', options.origin);
  if (url.pathname.startsWith('/v1/')) return answerApi(options, { verb, url, headers, body });

  const isFromElsewhere =
    headers['sec-fetch-site'] !== undefined && !['same-origin', 'none'].includes(headers['sec-fetch-site']);
  if (isFromElsewhere && verb === 'POST') return text(403, 'Pages of other sites may not do this.');
  if (url.pathname.startsWith('/_control/')) {
    const answer = await answerControl(control, { verb, name: url.pathname.slice('/_control/'.length), body });
    return {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer.body),
    };
  }
  const form = verb === 'POST' ? new URLSearchParams(body) : null;
  const page = answerPages(database, siteUrl, { path: url.pathname, query: url.searchParams, form });
  return (
    page ??
    noticePage(
      404,
      'No such page',
      'This is the payments stand-in of one machine; pages of it are reached from Yak.',
      siteUrl,
    )
  );
}

/** Names that only this machine has; another one would be a page that pretends to be us. */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}

function text(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}
