import type { Billing } from '#api/billing.contract.ts';
import { $billingBusy, openPortal } from '#state/billing.ts';
import { useStore } from '../use-store.ts';
import styles from './billing.module.css';

/** The card that the next charge goes to. */
export function PaymentMethod({ card }: { card: Billing['card'] }) {
  const busy = useStore($billingBusy);
  return (
    <section aria-labelledby="payment-method">
      <h2 id="payment-method">Payment Method</h2>
      <p className={styles['card']}>
        {card ? (
          <>
            <b>{card.brand}</b> ending {card.last4}, expires {String(card.expMonth).padStart(2, '0')}/{card.expYear}
          </>
        ) : (
          'No card on file.'
        )}
      </p>
      <button type="button" className="button" disabled={busy !== null} onClick={() => void openPortal()}>
        {busy === 'portal' ? 'Opening Stripe...' : 'Update'}
      </button>
    </section>
  );
}
