const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as a person reads them, `$5.00`. */
export function moneyText(cents: number): string {
  return dollars.format(cents / 100);
}
