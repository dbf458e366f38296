import type { ListObject } from '../objects/list-object.ts';
import { unknownReference } from './api-failure.ts';

/** What a list request may ask for, on any kind of object. */
export interface PageRequest {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** Bounds for the moment something was made, Unix seconds. */
export type CreatedRange =
  | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
  | undefined;

const USUAL_LIMIT = 10;

/**
 * One page of a list.
 * @param all everything that fits the request, the newest first
 * @throws ApiFailure when the object to start from is not in the list
 */
export function pageOf<Item extends { id: string }>(
  all: readonly Item[],
  request: PageRequest,
  url: string,
): ListObject<Item> {
  const limit = request.limit ?? USUAL_LIMIT;
  const { ending_before: before, starting_after: after } = request;
  if (before !== undefined) {
    const end = positionOf(all, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(all, after, 'starting_after') + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

/** Whether something was made within the bounds; no bounds let everything through. */
export function isWithin(moment: number, range: CreatedRange): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {};
  return moment > gt && moment >= gte && moment < lt && moment <= lte;
}

function positionOf(all: readonly { id: string }[], id: string, param: string): number {
  const position = all.findIndex((item) => item.id === id);
  if (position === -1) throw unknownReference('object', id, param);
  return position;
}
