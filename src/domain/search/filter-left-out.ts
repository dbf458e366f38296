import { counted } from '#domain/text/counted.ts';
import { readEarTag, type EarTag } from '#domain/tool/ear-tag.ts';
import type { Criterion } from '#domain/tool/catalogue/filter-criteria.ts';
import type { CatalogueEntry } from './tool-index.ts';

/** Tools that the checked criteria leave out for another reason than a no. */
interface LeftOut {
  /** In words: '26 tools: their price is not public or not in dollars, or nobody has checked it.' */
  notes: string[];
  /** Tools with a free plan that are in no box of the checked prices; 0 when the free plan is asked for too. */
  free: number;
}

type Judged = Pick<CatalogueEntry, 'criteria' | 'tag'>;

const PRICES: readonly Criterion[] = ['under-10', '10-to-20', 'over-20'];
const RIGHTS = { 'paid-work': 'paidWork', 'uploads-safe': 'uploads', indemnity: 'backing' } as const satisfies Partial<
  Record<Criterion, keyof EarTag>
>;
const rightWords: Record<keyof typeof RIGHTS, string> = {
  'paid-work': 'paid work',
  'uploads-safe': 'uploads',
  indemnity: 'indemnity',
};

/** What the checked criteria cannot judge: prices and rights that nobody knows, and free tools beside a price. */
export function leftOutOf(entries: readonly Judged[], checked: readonly Criterion[]): LeftOut {
  const asksPrice = checked.some((criterion) => PRICES.includes(criterion));
  const unpriced = asksPrice ? entries.filter(({ criteria }) => !criteria.some((one) => PRICES.includes(one))) : [];
  const free = unpriced.filter(({ criteria }) => criteria.includes('free-plan')).length;
  const unknown = unpriced.length - free;
  const rights = (Object.keys(RIGHTS) as (keyof typeof RIGHTS)[]).filter((right) => checked.includes(right));
  const unread = (right: keyof typeof RIGHTS) =>
    entries.filter(({ tag }) => ['unread', 'silent', 'disputed'].includes(readEarTag(tag)[RIGHTS[right]])).length;
  return {
    notes: [
      ...(unknown > 0
        ? [`${counted(unknown, 'tool')}: their price is not public or not in dollars, or nobody has checked it.`]
        : []),
      ...rights
        .map((right): [string, number] => [rightWords[right], unread(right)])
        .filter(([, number]) => number > 0)
        .map(
          ([words, number]) =>
            `${counted(number, 'tool')}: nobody has read what the maker says about ${words}, it says nothing, or sources differ.`,
        ),
    ],
    free: checked.includes('free-plan') ? 0 : free,
  };
}
