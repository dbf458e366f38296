const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment in Unix seconds as a person reads it, `November 21, 2026`. */
export function dayText(moment: number): string {
  return day.format(moment * 1000);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as a person reads them, `$5.00`. */
export function moneyText(cents: number): string {
  return dollars.format(cents / 100);
}
