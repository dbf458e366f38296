import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { type Site, isLoopbackHost } from '@yak/emulator-loopback';
import type { StripeControl } from '../control.ts';
import { answerPages } from '../pages/answer-pages.ts';
import { noticePage } from '../pages/page-frame.ts';
import type { WebhookSender } from '../webhook-sender.ts';
import { answerApi } from './answer-api.ts';
import type { ApiOptions } from './answer-api.ts';
import { answerControl } from './answer-control.ts';

/** What the server answers for. */
interface ServerOptions extends ApiOptions {
  control: StripeControl;
  /** Null when there is nobody to send webhooks to. */
  sender: WebhookSender | null;
  site: Site;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Answers everything: the API under `/v1/`, orders under `/_control/`, pages. */
export function answerAll(
  options: ServerOptions,
): (message: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (message, response) => {
    const body = await readText(message);
    const answer = await answerOne(options, message, body);
    options.sender?.wake();
    response.writeHead(answer.status, answer.headers).end(message.method === 'HEAD' ? undefined : answer.body);
  };
}

async function answerOne(options: ServerOptions, message: IncomingMessage, body: string): Promise<Answer> {
  const { database, site, control } = options;
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
  const page = answerPages(database, { path: url.pathname, query: url.searchParams, form });
  return (
    page ??
    noticePage(site, 404, 'No such page', `This plays Stripe on one machine; its pages are reached from ${site.name}.`)
  );
}

function text(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}
