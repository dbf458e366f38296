import { useEffect } from 'react';
import type { Billing } from '#api/billing.contract.ts';
import plans from '#data/plans.json' with { type: 'json' };
import { $billing, loadBilling } from '#state/billing.ts';
import { $session } from '#state/session.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { UnreadSession } from '../unread-session.tsx';
import { useStore } from '../use-store.ts';
import { InvoiceList } from './invoice-list.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from '#parts/desk.module.css';

/** The billing page in all its states: signed out, Fringe, loading, failed, payments off, Core. */
export function BillingDesk() {
  const session = useStore($session);
  const state = useStore($billing);
  const isIn = session.status === 'signed-in';

  useEffect(() => {
    if (isIn) void loadBilling();
  }, [isIn]);

  if (session.status === 'unreadable') return <UnreadSession />;
  if (session.status === 'signed-out') return null;
  if (state.status === 'failed' && state.code === 'payments_unavailable')
    return (
      <DeskNotice
        title="Payments are switched off"
        text="This site has no payment provider set up, so there is nothing to bill."
      />
    );
  if (state.status === 'failed') {
    return (
      <DeskNotice
        title="Your billing could not be read"
        text="The payment provider did not answer. Nothing was changed."
      >
        <button type="button" className="button" onClick={() => void loadBilling()}>
          Try again
        </button>
      </DeskNotice>
    );
  }
  if (state.status !== 'read') return <DeskSkeleton label="Loading your billing" />;
  if (!state.read.isPremium) {
    return (
      <div className={styles['main']}>
        <DeskNotice
          title="Upgrade to Access Billing"
          text="You need an active Yak Core subscription to access billing information."
        >
          <a className="button button-signal" href="/subscribe">
            Upgrade to Core
          </a>
          <a className="button" href="/dashboard">
            Back to Dashboard
          </a>
        </DeskNotice>
        {state.read.invoices.length > 0 && <InvoiceList invoices={state.read.invoices} />}
      </div>
    );
  }
  return <Paying billing={state.read} />;
}

function Paying({ billing }: { billing: Billing }) {
  return (
    <div className={styles['desk']}>
      <div className={styles['main']}>
        <PlanCard billing={billing} />
        <InvoiceList invoices={billing.invoices} />
      </div>
      <div className={styles['main']}>
        <PaymentMethod card={billing.card} />
        <section aria-labelledby="core-features">
          <h2 id="core-features">Core Features</h2>
          <ul className={styles['features']}>
            {plans.core.includes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="label">Payments are taken by Stripe. We never see your card number.</p>
          <a className="button" href="/contact">
            Contact Support
          </a>
        </section>
      </div>
    </div>
  );
}
