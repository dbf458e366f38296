import { type ReactNode, useEffect } from 'react';
import type { Billing } from '#api/billing.ts';
import { loginAddress } from '#api/login.ts';
import plans from '#data/plans.json' with { type: 'json' };
import { $billing, loadBilling } from '#state/billing.ts';
import { $session } from '#state/session.ts';
import { useStore } from '../use-store.ts';
import { InvoiceList } from './invoice-list.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './billing.module.css';

/** The billing page in all its states: signed out, Fringe, loading, failed, payments off, Core. */
export function BillingDesk() {
  const session = useStore($session);
  const state = useStore($billing);
  const isIn = session.status === 'signed-in';

  useEffect(() => {
    if (isIn) void loadBilling();
  }, [isIn]);

  if (session.status === 'signed-out') {
    return (
      <Notice title="Sign In Required" text="Please sign in to access your billing information.">
        <a className="button button-signal" href={loginAddress('/billing')}>
          Sign In
        </a>
      </Notice>
    );
  }
  if (state.status === 'failed') {
    return (
      <Notice title="Your billing could not be read" text="The payment provider did not answer. Nothing was changed.">
        <button type="button" className="button" onClick={() => void loadBilling()}>
          Try again
        </button>
      </Notice>
    );
  }
  if (state.status === 'off') return <Notice title="Payments are switched off" text="This site has no payment provider set up, so there is nothing to bill." />;
  if (state.status !== 'loaded') {
    return (
      <div role="status" className={styles['skeleton']}>
        <span className="visually-hidden">Loading your billing</span>
      </div>
    );
  }
  if (!state.billing.isPremium) {
    return (
      <>
        <Notice title="Upgrade to Access Billing" text="You need an active Yak Core subscription to access billing information.">
          <a className="button button-signal" href="/subscribe">
            Upgrade to Core
          </a>
          <a className="button" href="/dashboard">
            Back to Dashboard
          </a>
        </Notice>
        {state.billing.invoices.length > 0 && <InvoiceList invoices={state.billing.invoices} />}
      </>
    );
  }
  return <Paying billing={state.billing} />;
}

function Paying({ billing }: { billing: Billing }) {
  return (
    <div className={styles['desk']}>
      <PlanCard billing={billing} />
      <PaymentMethod card={billing.card} />
      <InvoiceList invoices={billing.invoices} />
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
  );
}

function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles['notice']}>
      <img src="/mascot/yak-deadpan.svg" alt="" width="140" height="140" />
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
