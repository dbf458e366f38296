import type Stripe from 'stripe';
import { z } from 'zod';
import { unknownId } from '../http/api-failure.ts';
import { apiRoute } from '../http/api-route.ts';
import type { ApiRoute, KnownParameters } from '../http/api-route.ts';
import { isWithin, pageOf } from '../http/page-of.ts';
import { created, flag, listParameters } from '../http/parameter-kinds.ts';

const listing = {
  ...listParameters,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  created: created.optional(),
  delivery_success: flag.optional(),
} satisfies KnownParameters<Stripe.EventListParams>;

/** Stripe's API for events, also of those that never reached the site. */
export const eventRoutes: readonly ApiRoute[] = [
  apiRoute('GET', '/v1/events', listing, ({ log, parameters }) => {
    const { type, types, delivery_success: delivered } = parameters;
    const found = log
      .list()
      .filter(({ event }) => type === undefined || event.type === type)
      .filter(({ event }) => types === undefined || types.includes(event.type))
      .filter(({ event }) => isWithin(event.created, parameters.created))
      .filter(({ state }) => delivered === undefined || (state === 'delivered') === delivered)
      .map(({ event }) => event);
    return pageOf(found, parameters, '/v1/events');
  }),

  apiRoute('GET', '/v1/events/:id', {}, ({ log, id }) => {
    const event = log.get(id);
    if (!event) throw unknownId('event', id);
    return event;
  }),
];
