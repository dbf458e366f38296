import type { Drop } from './drop.schema.ts';

const words: Record<Drop['kind'], [one: string, more: string]> = {
  shutdown: ['closing', 'closings'],
  owner: ['new owner', 'new owners'],
  price: ['price change', 'price changes'],
  plan: ['plan change', 'plan changes'],
  terms: ['change of terms', 'changes of terms'],
  feature: ['model or feature', 'models and features'],
};

/** How many drops there are of each kind that there is, with what they are: 12, 'closings'. What may cost most comes first. */
export function kindCounts(counts: ReadonlyMap<Drop['kind'], number>): { count: number; what: string }[] {
  return Object.entries(words).flatMap(([kind, [one, more]]) => {
    const count = counts.get(kind as Drop['kind']) ?? 0;
    return count === 0 ? [] : [{ count, what: count === 1 ? one : more }];
  });
}
