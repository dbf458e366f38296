import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { z } from 'zod';
import { toWireJson } from '../hosted-address.ts';
import type { Inspector } from '../inspector.ts';
import type { Ledger } from '../ledger.ts';
import { newId } from '../new-id.ts';
import type { Database } from '../database.ts';
import { ApiFailure } from './api-failure.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { expandAnswer } from './expand-answer.ts';
import { expand } from './parameter-kinds.ts';
import { readForm, readParameters } from './read-parameters.ts';

/** A request to Stripe's API. */
interface ApiRequest {
  verb: string;
  /** Path and query. */
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A whole answer. */
interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What the API speaks for. */
export interface ApiOptions {
  database: Database;
  /** The one key that is let in, `sk_test_…`. */
  secretKey: string;
  /** Origin of our own pages. */
  origin: string;
  inspector: Inspector;
}

/** Answers as Stripe does: key and version first, then the key of the request, then the request. Never throws. */
export function answerApi(options: ApiOptions, request: ApiRequest): ApiAnswer {
  const id = newId('req');
  const headers = { 'content-type': 'application/json', 'request-id': id, 'stripe-version': Stripe.API_VERSION };
  const answer = answerOrRefuse(options, request, id);
  return { ...answer, headers: { ...headers, ...answer.headers } };
}

function answerOrRefuse(options: ApiOptions, request: ApiRequest, id: string): ApiAnswer {
  try {
    refuseStrangers(request.headers, options.secretKey);
    return answerOnce(options, request, id);
  } catch (error) {
    const failure =
      error instanceof ApiFailure
        ? error
        : new ApiFailure(500, `The emulator failed: ${String(error)}`, { type: 'api_error' });
    return { status: failure.status, headers: {}, body: toWireJson(failure.body(), options.origin) };
  }
}

function refuseStrangers({ authorization, 'stripe-version': version }: IncomingHttpHeaders, secretKey: string): void {
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (key === undefined)
    throw new ApiFailure(401, 'You did not provide an API key: send it as Authorization: Bearer <key>.');
  if (key !== secretKey) throw new ApiFailure(401, `Invalid API Key provided: ${key.slice(0, 8)}***`);
  if (version !== Stripe.API_VERSION) {
    throw new ApiFailure(
      400,
      `Invalid Stripe API version: ${String(version)}. The emulator speaks ${Stripe.API_VERSION} only.`,
    );
  }
}

/** A POST with a key that was used before gets the answer that was given then. */
function answerOnce(options: ApiOptions, request: ApiRequest, id: string): ApiAnswer {
  const { database } = options;
  const key = request.verb === 'POST' ? String(request.headers['idempotency-key'] ?? '') : '';
  const fingerprint = createHash('sha256')
    .update(`${request.verb} ${request.url.pathname} ${request.body}`)
    .digest('hex');
  const kept = key === '' ? null : database.answers.get(key, database.now());
  if (kept !== null && kept.request !== fingerprint) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw new ApiFailure(400, message, { type: 'idempotency_error' });
  }
  const keyHeader: Record<string, string> = key === '' ? {} : { 'idempotency-key': key };
  if (kept !== null)
    return { status: kept.status, headers: { ...keyHeader, 'idempotent-replayed': 'true' }, body: kept.body };

  const { route, run } = prepare(options, request);
  const { status, body } = database.work({ id, idempotencyKey: key || null }, (ledger) => {
    const outcome = run(ledger);
    const answer = { status: outcome.status, body: toWireJson(outcome.body, options.origin) };
    if (key !== '') database.answers.keep(key, { request: fingerprint, ...answer }, database.now());
    return answer;
  });
  if (status === 200) options.inspector.answer?.(route, JSON.parse(body));
  return { status, headers: keyHeader, body };
}

/** Finds the route and reads its parameters, before anything is done. */
function prepare({ database, inspector }: ApiOptions, { verb, url, body }: ApiRequest) {
  for (const route of allRoutes) {
    const ids = route.verb === verb ? route.pattern.exec({ pathname: url.pathname })?.pathname.groups : undefined;
    if (ids === undefined) continue;
    const { name } = route;
    const given = readForm(verb === 'POST' ? body : url.search.slice(1));
    const parameters = readParameters(route.parameters, given);
    const paths = readParameters(z.object({ expand }), given).expand ?? [];
    inspector.request?.(name, given);
    return {
      route: name,
      run: (ledger: Ledger) => {
        const outcome = route.answer({
          ledger,
          log: database.log,
          parameters,
          id: ids['id'] ?? '',
          method: ids['method'] ?? '',
        });
        if (outcome instanceof ApiFailure) return { status: outcome.status, body: outcome.body() };
        return { status: 200, body: expandAnswer(ledger, outcome, paths) };
      },
    };
  }
  throw new ApiFailure(404, `Unrecognized request URL (${verb}: ${url.pathname}).`);
}
