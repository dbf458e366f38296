import { paidWorkPlan, shortPriceLine } from '#domain/tool/plan/two-prices.ts';
import styles from './plan-price.module.css';

/** Both prices of a tool in one line, with the plan on which paid work begins: '$0 to try, $10 with paid work on Basic'. */
export function PlanPrice({ tool }: { tool: Parameters<typeof shortPriceLine>[0] }) {
  const plan = paidWorkPlan(tool);
  return (
    <p className={styles['price']}>
      {shortPriceLine(tool)}
      {plan && (
        <>
          {' '}
          <small>on {plan}</small>
        </>
      )}
    </p>
  );
}
