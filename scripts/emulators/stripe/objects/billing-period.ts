/** How often a subscription is billed. */
export type Interval = 'month' | 'year';

/**
 * When the period that starts at a moment ends. Periods are counted from the anchor, as at Stripe, so a
 * subscription of January 31st is billed on February 28th and again on March 31st.
 * @param anchor the subscription's first moment, Unix seconds
 * @param start Unix seconds, at or after the anchor
 */
export function periodEnd(anchor: number, start: number, interval: Interval): number {
  const step = interval === 'year' ? 12 : 1;
  let months = step;
  while (monthsAfter(anchor, months) <= start) months += step;
  return monthsAfter(anchor, months);
}

function monthsAfter(moment: number, months: number): number {
  const date = new Date(moment * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // The month is too short for the day: JavaScript has run over into the next one.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1000;
}
