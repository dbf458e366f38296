import { useEffect } from 'react';
import type { BillingInterval } from '#api/create-checkout-session.contract.ts';
import { $checkout, readClosedCheckout, startCheckout } from '#state/checkout.ts';
import { $session } from '#state/session.ts';
import { useStore } from './use-store.ts';
import styles from './checkout-button.module.css';

/**
 * Monthly or yearly, and on to the hosted checkout. The choice is read from the form itself: somebody may have chosen before
 * this code was here. A reader who may be on Core sees no offer before it is known that they are not.
 */
export function CheckoutButton({ monthly, yearly, saving }: { monthly: number; yearly: number; saving: number }) {
  const checkout = useStore($checkout);
  const session = useStore($session);

  useEffect(() => {
    readClosedCheckout();
  }, []);

  if (session.status === 'signed-in' && session.user.isPremium) {
    return (
      <p className={styles['current']}>
        <b>Your plan.</b> <a href="/billing">Manage Billing</a>
      </p>
    );
  }
  return (
    <form
      className={styles['checkout']}
      data-known={session.status !== 'loading'}
      onSubmit={(event) => {
        event.preventDefault();
        const interval: BillingInterval =
          new FormData(event.currentTarget).get('interval') === 'year' ? 'year' : 'month';
        void startCheckout(interval);
      }}
    >
      <fieldset>
        <legend className="visually-hidden">Pay</legend>
        <label>
          <input type="radio" name="interval" value="month" defaultChecked />
          <span>
            <b>${monthly}</b> a month
          </span>
        </label>
        <label>
          <input type="radio" name="interval" value="year" />
          <span>
            <b>${yearly}</b> a year, saves ${saving}
          </span>
        </label>
      </fieldset>
      <button type="submit" className="button button-signal" disabled={checkout.status === 'pending'}>
        {checkout.status === 'pending' ? 'Opening checkout...' : 'Start Your Core Subscription'}
      </button>
      {checkout.status === 'closed' && (
        <p role="status">You closed the checkout. Nothing was charged, and the door stays open.</p>
      )}
      {checkout.status === 'failed' && (
        <p role="alert" className={styles['alert']}>
          {checkout.message}
        </p>
      )}
    </form>
  );
}
