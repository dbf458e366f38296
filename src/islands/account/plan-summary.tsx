import { useEffect } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import plans from '#data/plans.json' with { type: 'json' };
import { $billing, loadBilling } from '#state/billing.ts';
import { useStore } from '../use-store.ts';
import styles from '#parts/desk.module.css';

/** The plan with what it has; for Core the next billing date from the payment provider. */
export function PlanSummary({ isPremium }: { isPremium: boolean }) {
  const state = useStore($billing);
  const plan = isPremium ? plans.core : plans.fringe;
  const billing = state.status === 'read' ? state.read : null;

  useEffect(() => {
    if (isPremium) void loadBilling();
  }, [isPremium]);

  return (
    <section className={styles['plan']} aria-labelledby="subscription-plan">
      <h2 id="subscription-plan">Subscription Plan</h2>
      <p className={styles['name']}>
        {plan.name} <span className={styles['badge']}>{isPremium ? 'Premium' : 'Free'}</span>
      </p>
      <p>
        {isPremium
          ? billing?.interval === 'year'
            ? `$${plans.core.yearlyPrice}/year`
            : `$${plans.core.price}/month`
          : 'Free plan'}
      </p>
      {isPremium && (
        <p>
          {billing?.periodEnd
            ? `${billing.cancelAtPeriodEnd ? 'Active until' : 'Active, next billing date'} ${dayText(billing.periodEnd)}${billing.isRenewing ? ', renewing now' : ''}`
            : 'Active'}
        </p>
      )}
      {!isPremium && <h3>What Yak Core adds</h3>}
      <ul className={styles['features']}>
        {(isPremium ? plan.includes : plans.core.includes).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isPremium ? (
        <a className="button" href="/billing">
          Manage Billing
        </a>
      ) : (
        <a className="button button-signal" href="/subscribe">
          Upgrade to Core - ${plans.core.price}/month
        </a>
      )}
    </section>
  );
}
