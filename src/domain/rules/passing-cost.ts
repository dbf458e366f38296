import { moneyText } from '#domain/tool/plan/price.ts';
import { monthlyTotal } from './monthly-total.ts';
import type { VerdictStatement } from './verdict-statement.ts';

type Priced = Pick<VerdictStatement, 'verdict' | 'price'>;

/**
 * What the tools of a list that pass cost together: 'What passes costs $65 a month; 1 has no such price'. Empty where none
 * passes, or none of them has a price in dollars a month.
 */
export function passingCostText(verdicts: readonly Priced[]): string {
  const passing = verdicts.filter(({ verdict }) => verdict === 'passes' || verdict === 'passes when switched');
  const monthly = passing.flatMap(({ price }) => (price && monthlyTotal(price)) ?? []);
  if (monthly.length === 0) return '';
  const sum = Math.round(monthly.reduce((total, one) => total + one, 0) * 100) / 100;
  const others = passing.length - monthly.length;
  const rest = others === 0 ? '' : `; ${others} ${others === 1 ? 'has' : 'have'} no such price`;
  return `What passes costs ${moneyText(sum)} a month${rest}`;
}
