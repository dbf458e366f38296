import type { Billing } from '#api/billing.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import { $billingBusy, cancelSubscription, openPortal, resumeSubscription } from '#state/billing.ts';
import { useStore } from '../use-store.ts';
import desk from '#parts/desk.module.css';
import styles from './billing.module.css';

const sureToCancel =
  "Are you sure you want to cancel your Yak Core subscription? You'll lose access to premium features at the end of your billing period.";

/** The plan, what it costs and when; cancel, or resume until the period ends. */
export function PlanCard({ billing }: { billing: Billing }) {
  const busy = useStore($billingBusy);
  const { amount, interval, periodEnd, cancelAtPeriodEnd, isRenewing, status } = billing;
  const day = periodEnd ? dayText(periodEnd) : '';
  const cancel = () => {
    if (window.confirm(sureToCancel)) void cancelSubscription();
  };
  return (
    <section className={desk['plan']} data-paid aria-labelledby="current-plan">
      <h2 id="current-plan">Current Plan</h2>
      <p className={desk['name']}>
        Yak Core{' '}
        <span className={desk['badge']}>
          {cancelAtPeriodEnd ? `Active until ${day}` : status === 'past_due' ? 'Payment due' : 'Active'}
        </span>
      </p>
      <p className={styles['price']}>
        <b>${amount?.toFixed(2)}</b> per {interval}
      </p>
      <dl className={desk['facts']}>
        <div>
          <dt>{cancelAtPeriodEnd ? 'Ends on' : 'Next billing date'}</dt>
          <dd>{isRenewing ? `${day}, renewing now` : day}</dd>
        </div>
        {!cancelAtPeriodEnd && (
          <div>
            <dt>{interval === 'year' ? 'Yearly charge' : 'Monthly charge'}</dt>
            <dd>${amount?.toFixed(2)} USD</dd>
          </div>
        )}
      </dl>
      {status === 'past_due' && (
        <p role="alert">The last charge did not go through. Please update your payment method.</p>
      )}
      <div className={styles['actions']}>
        <button
          type="button"
          className="button button-signal"
          disabled={busy !== null}
          onClick={() => void openPortal()}
        >
          {busy === 'portal' ? 'Opening Stripe...' : 'Update Payment Method'}
        </button>
        {cancelAtPeriodEnd ? (
          <button type="button" className="button" disabled={busy !== null} onClick={() => void resumeSubscription()}>
            {busy === 'resume' ? 'Resuming...' : 'Resume Subscription'}
          </button>
        ) : (
          <button type="button" className="button" disabled={busy !== null} onClick={cancel}>
            {busy === 'cancel' ? 'Canceling...' : 'Cancel Subscription'}
          </button>
        )}
      </div>
      <p className="label">Card and invoices are kept in Stripe's own customer portal.</p>
    </section>
  );
}
