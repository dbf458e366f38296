import { listed } from '#domain/text/list-text.ts';
import type { Drop } from './drop.schema.ts';

const words: Record<Drop['kind'], [one: string, more: string]> = {
  shutdown: ['closing', 'closings'],
  owner: ['new owner', 'new owners'],
  price: ['price change', 'price changes'],
  plan: ['plan change', 'plan changes'],
  terms: ['change of terms', 'changes of terms'],
  feature: ['model or feature', 'models and features'],
};

/** How many drops there are of each kind, in a list: '5 price changes, 6 plan changes and 43 models and features'. What may cost most comes first. */
export function kindsText(counts: ReadonlyMap<Drop['kind'], number>): string {
  const parts = Object.entries(words).flatMap(([kind, [one, more]]) => {
    const count = counts.get(kind as Drop['kind']) ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  });
  return listed(parts, 'and');
}
