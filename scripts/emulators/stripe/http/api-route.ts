import { z } from 'zod';
import type { EventLog } from '../event-log.ts';
import type { Ledger } from '../ledger.ts';
import type { ApiFailure } from './api-failure.ts';
import { expand } from './parameter-kinds.ts';

/** What a route works with. */
export interface RouteCall<Parameters> {
  ledger: Ledger;
  log: EventLog;
  parameters: Parameters;
  /** The id in the address; empty when the address has none. */
  id: string;
  /** The second id in the address, `/v1/customers/:id/payment_methods/:method`. */
  method: string;
}

/** One address of Stripe's API. */
export interface ApiRoute {
  /** `POST /v1/customers/:id` */
  name: string;
  verb: string;
  pattern: URLPattern;
  contract: RouteContract;
  parameters: z.ZodType;
  answer(call: RouteCall<unknown>): object;
}

/** What a route takes and gives, by the names in `schema/wire-types.ts`, for whoever checks it. */
interface RouteContract {
  takes: string;
  gives: string;
}

/** The parameters that Stripe's own type lists, of which a route may know some. */
export type KnownParameters<StripeParameters> = { [Name in keyof StripeParameters]?: z.ZodType };

/**
 * A route that takes these parameters and no others.
 * @param name verb and path, `POST /v1/customers/:id`
 * @param shape a schema for each parameter, from text
 * @param answer gives the object before anything is expanded; throws ApiFailure to refuse, returns one to refuse and keep what was done
 */
export function apiRoute<Shape extends z.core.$ZodLooseShape>(
  name: `${'GET' | 'POST' | 'DELETE'} /v1/${string}`,
  contract: RouteContract,
  shape: Shape,
  answer: (call: RouteCall<z.output<z.ZodObject<Shape>>>) => object | ApiFailure,
): ApiRoute {
  const [verb = '', pathname = ''] = name.split(' ');
  return {
    name,
    verb,
    pattern: new URLPattern({ pathname }),
    contract,
    parameters: z.strictObject({ ...shape, expand }),
    answer: (call) => answer(call as RouteCall<z.output<z.ZodObject<Shape>>>),
  };
}
