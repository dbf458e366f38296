import type { KnownAccount, KnownPerson } from '#api/admin-people.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import { $peopleWork, $person, lookUp, sendExport } from '#state/people.ts';
import { TextField } from '#parts/form-field.tsx';
import { Fact } from '#parts/fact.tsx';
import { AdminGate } from '../admin-gate.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { useStore } from '../use-store.ts';
import styles from './people.module.css';

/** One person by their whole address: nothing here can be browsed. */
export function PeopleRoom() {
  return (
    <AdminGate path="/admin/people">
      <Desk />
    </AdminGate>
  );
}

const check = ({ email }: { email: string }) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: 'Write the whole address' };

function Desk() {
  const person = useStore($person);
  const work = useStore($peopleWork);
  const { errors, accept, recheck } = useCheckedForm<{ email: string }>(['email'], check);
  return (
    <div className={styles['room']}>
      <form
        className={styles['form']}
        noValidate
        onInput={recheck}
        onSubmit={(event) => {
          const form = accept(event);
          if (form) void lookUp(form.email.trim());
        }}
      >
        <TextField
          name="email"
          type="email"
          label="Mail address"
          autoComplete="off"
          spellCheck={false}
          error={errors.email}
          note="The whole address. That you looked is noted in the audit."
        />
        <button type="submit" className="button button-signal" aria-disabled={work !== null}>
          {work === 'look' ? 'Looking...' : 'Look up'}
        </button>
      </form>
      <div role="status">{person && <Card {...person} />}</div>
    </div>
  );
}

function Card({ email, accounts, byMail, bouncedAt }: KnownPerson) {
  const work = useStore($peopleWork);
  if (accounts.length === 0 && byMail === null && bouncedAt === null)
    return (
      <p>
        Nothing is known of <b>{email}</b>: no account with this address, no subscription by mail.
      </p>
    );
  return (
    <div className={styles['card']}>
      <h2>{email}</h2>
      {accounts.map((account) => (
        <Account key={account.createdAt} {...account} />
      ))}
      {accounts.length === 0 && <p>No account has this address.</p>}
      <section aria-labelledby="mail">
        <h3 id="mail">By mail</h3>
        <dl className={styles['facts']}>
          <Fact name="Subscription">{byMail === null ? 'None' : stateWords[byMail.state]}</Fact>
          {byMail !== null && byMail.topics.length > 0 && <Fact name="Asked for">{byMail.topics.join('; ')}</Fact>}
          {byMail?.refused.map(({ list, at }) => (
            <Fact key={list} name={`Refused ${list}`}>
              {dayText(at)}
            </Fact>
          ))}
          <Fact name="Refused by its mail server">{bouncedAt === null ? 'Not lately' : dayText(bouncedAt)}</Fact>
        </dl>
      </section>
      {accounts.length > 0 && (
        <p className={styles['ways']}>
          <button type="button" className="button" aria-disabled={work !== null} onClick={() => void sendExport(email)}>
            {work === 'export' ? 'Sending...' : 'Send them their data'}
          </button>
          <span>A link to it goes to their address and works for 24 hours. Nobody here sees what is in it.</span>
        </p>
      )}
    </div>
  );
}

const stateWords = { confirmed: 'Confirmed', pending: 'Waits for their click', unsubscribed: 'Unsubscribed' } as const;
const switchWords = {
  freshDrops: 'Fresh Drops',
  toolUpdates: 'Tool Updates',
  weeklyDigest: 'Weekly Digest',
  marketing: 'Marketing',
} as const;

function Account({ mark, createdAt, plan, subscription, paymentPage, saved, switches }: KnownAccount) {
  return (
    <section aria-label={`Account of ${dayText(createdAt)}`}>
      <h3>{plan === 'core' ? 'Yak Core' : 'Yak Fringe'}</h3>
      <dl className={styles['facts']}>
        <Fact name="Account since">{dayText(createdAt)}</Fact>
        {subscription && (
          <>
            <Fact name="Paid by the">{subscription.interval}</Fact>
            <Fact name="Subscribed since">
              {subscription.since === null ? 'The payment provider does not say' : dayText(subscription.since)}
            </Fact>
            <Fact name={subscription.isCancelled ? 'Cancelled, ends on' : 'Paid until'}>
              {dayText(subscription.paidUntil)}
            </Fact>
            <Fact name="State at the provider">{subscription.status}</Fact>
          </>
        )}
        <Fact name="Payments">
          {paymentPage === null ? (
            'Never began one'
          ) : (
            <a href={paymentPage} target="_blank" rel="noreferrer">
              Open in the provider’s dashboard
            </a>
          )}
        </Fact>
        <Fact name="Saved tools">{saved}</Fact>
        <Fact name="Mail switches on">
          {switches === null ? 'Was not asked yet' : switches.map((choice) => switchWords[choice]).join(', ') || 'None'}
        </Fact>
        {mark !== null && <Fact name="Mark in log and audit">{mark}</Fact>}
      </dl>
    </section>
  );
}
