import { paidWorkPlan } from '#domain/tool/plan/two-prices.ts';
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
      {line}
      {plan && (
        <>
          {' '}
          <small>({plan})</small>
        </>
      )}
    </p>
  );
}
