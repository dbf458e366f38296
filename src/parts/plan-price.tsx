import { paidWorkPlan, splitAtMonth } from '#domain/tool/plan/two-prices.ts';
import styles from './plan-price.module.css';

interface Props {
  tool: Parameters<typeof paidWorkPlan>[0];
  /** Both prices of the tool, as its rows say them. */
  line: string;
}

/** Both prices of a tool with the plan on which paid work begins: '$0 to try, $10 with paid work (Basic)'. */
export function PlanPrice({ tool, line }: Props) {
  const plan = paidWorkPlan(tool);
  return (
    <p className={styles['price']}>
      <PriceWords line={line} />
      {plan && (
        <>
          {' '}
          <small>({plan})</small>
        </>
      )}
    </p>
  );
}

/** A short line of prices, with 'a month' in it where no head of a column says so: one that does sets `--month: none`. */
export function PriceWords({ line }: Pick<Props, 'line'>) {
  const [before, after] = splitAtMonth(line);
  return (
    <>
      {before}
      {after !== undefined && <span className={styles['month']}> a month</span>}
      {after}
    </>
  );
}
