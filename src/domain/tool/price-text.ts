import type { Pricing } from '#domain/tool/tool.schema.ts';

/** '$10/month'; an amount of 0 gives the free word: 'Free' where tools are compared, 'Free to start' elsewhere (spec 1 §9). */
export function priceText(
  { amount, period }: Pick<Pricing, 'amount' | 'period'>,
  freeWord: 'Free' | 'Free to start',
): string {
  return amount === 0 ? freeWord : `$${amount}/${period}`;
}
