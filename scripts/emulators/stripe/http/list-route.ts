import { z } from 'zod';
import { unknownReference } from './api-failure.ts';
import { type ApiRoute, type RouteCall, apiRoute } from './api-route.ts';
import type { ListObject } from '../objects/list-object.ts';
import { listParameters, whole } from './parameter-kinds.ts';

/** A parameter that narrows a list: how it is read, and which objects fit it. */
export interface Filter<Item, Value = never> {
  schema: z.ZodType;
  fits(item: Item, value: Value): boolean;
}

/** The filters of a list, each by its parameter in Stripe's own type. */
export type Filters<Item, StripeParameters> = { [Name in keyof StripeParameters]?: Filter<Item> };

/** What each list request takes. */
interface PageRequest {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

const USUAL_LIMIT = 10;
const text = z.string();

/** Objects whose field of this name has the value. */
export function same<Name extends string>(
  name: Name,
  schema: z.ZodType<unknown> = text,
): Filter<Partial<Record<Name, unknown>>, unknown> {
  return { schema, fits: (item, value) => item[name] === value };
}

/** Objects that fit the value by a rule of their own. */
export function by<Item, Value>(
  schema: z.ZodType<Value>,
  fits: (item: Item, value: Value) => boolean,
): Filter<Item, Value> {
  return { schema, fits };
}

const range = z.strictObject({
  gt: whole.optional(),
  gte: whole.optional(),
  lt: whole.optional(),
  lte: whole.optional(),
});

/** Objects made at a moment, or within bounds; Unix seconds. */
export const created = by<{ created: number }, z.output<typeof range>>(
  z.union([whole.transform((moment) => ({ gte: moment, lte: moment })), range]),
  ({ created: moment }, { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity }) =>
    moment > gt && moment >= gte && moment < lt && moment <= lte,
);

/**
 * The list of one kind of object.
 * @param name of the object in `schema/wire-types.ts`
 * @param all everything there is, the newest first; it may have narrowed by a parameter already
 */
export function listRoute<Item extends { id: string }>(
  path: `/v1/${string}`,
  name: string,
  filters: Readonly<Record<string, Filter<Item>>>,
  all: (call: RouteCall<Readonly<Record<string, unknown>>>) => readonly Item[],
): ApiRoute {
  const shape = Object.fromEntries(Object.entries(filters).map(([key, { schema }]) => [key, schema.optional()]));
  const contract = { takes: `${name}ListRequest`, gives: `${name}List` };
  return apiRoute(`GET ${path}`, contract, { ...listParameters, ...shape }, (call) => {
    const given: Readonly<Record<string, unknown>> = call.parameters;
    const asked = Object.entries(filters).filter(([key]) => given[key] !== undefined);
    const found = all({ ...call, parameters: given }).filter((item) =>
      asked.every(([key, { fits }]) => fits(item, given[key] as never)),
    );
    return pageOf(found, given, path);
  });
}

/**
 * One page of a list.
 * @param all everything that fits the request, the newest first
 * @throws ApiFailure when the object to start from is not in the list
 */
export function pageOf<Item extends { id: string }>(
  all: readonly Item[],
  { limit = USUAL_LIMIT, ending_before: before, starting_after: after }: PageRequest,
  url: string,
): ListObject<Item> {
  if (before !== undefined) {
    const end = positionOf(all, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(all, after, 'starting_after') + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

function positionOf(all: readonly { id: string }[], id: string, param: string): number {
  const position = all.findIndex((item) => item.id === id);
  if (position === -1) throw unknownReference('object', id, param);
  return position;
}
