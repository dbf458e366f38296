import { useEffect, useState } from 'react';
import { $billing, welcomeUpgraded } from '#state/billing.ts';
import { useStore } from '../use-store.ts';
import styles from './desk.module.css';

/** Greets a reader who comes back from the checkout, once the payment provider has confirmed it. */
export function Welcome() {
  const [isBack, setBack] = useState(false);
  const state = useStore($billing);

  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('upgraded') !== '1') return;
    setBack(true);
    void welcomeUpgraded();
  }, []);

  if (!isBack) return null;
  const isCore = state.status === 'read' && state.read.isPremium;
  return (
    <section className={styles['welcome']} role="status">
      <img src={isCore ? '/mascot/yak-core.svg' : '/mascot/yak-doubtful.svg'} alt="" width="120" height="120" />
      <div>
        <h2>
          {isCore
            ? 'Welcome to Yak Core'
            : state.status === 'loading'
              ? 'Asking the payment provider …'
              : 'Your payment is not confirmed yet'}
        </h2>
        <p>
          {isCore
            ? 'The fringe is up: filters, every Fresh Drop, comparison and as many saves as you like.'
            : 'It can take a moment. Nothing is lost: this page and Billing ask again each time you open them.'}
        </p>
        {isCore && (
          <p className={styles['actions']}>
            <a className="button" href="/tools">
              Filter the tools
            </a>
            <a className="button" href="/all-updates">
              Read every drop
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
