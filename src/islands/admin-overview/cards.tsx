import type { ReactNode } from 'react';
import type { AdminOverview } from '#api/admin-overview.ts';
import { type WaitingLine, waitingText } from '#domain/back-office/waiting-line.ts';
import styles from './overview.module.css';

/** One count with what it means, and the room where something can be done about it. */
interface CardProps {
  title: string;
  figure: number | string;
  /** Somebody is waiting for us. */
  isUrgent?: boolean;
  href: string;
  children: ReactNode;
}

/** The ledger of the back office: what waits first, then how much there is. */
export function Cards({ overview: { at, messages, subscribers, outbox, catalogue } }: { overview: AdminOverview }) {
  const now = new Date(at);
  const { facts, confirmed, medianAgeDays, toolsWithoutAny } = catalogue.freshness;
  return (
    <ul className={styles['ledger']}>
      <Card title="Messages" figure={messages.waiting} isUrgent={messages.waiting > 0} href="/admin/messages">
        {lineText(messages, now, 'Nobody waits for an answer.', 'the oldest')}
      </Card>
      <Card title="Outbox" figure={outbox.waiting} isUrgent={outbox.waiting > 0} href="/admin">
        {outboxText(outbox)}
      </Card>
      <Card title="Subscribers" figure={subscribers.addresses} href="/admin/subscribers">
        {subscribers.addresses === 1 ? 'address is' : 'addresses are'} stored, confirmed or not.
      </Card>
      <Card title="Catalogue" figure={catalogue.built} href="/data-upload">
        tools in the files that this site was built from.
      </Card>
      <Card title="Freshness" figure={facts === 0 ? '–' : `${Math.round((100 * confirmed) / facts)}%`} href="/freshness">
        of {facts} facts have a source; the rest say so on their pages. {toolsWithoutAny} tools have none at all. Median age: {medianAgeDays ?? 'unknown'} days.
      </Card>
    </ul>
  );
}

function Card({ title, figure, isUrgent = false, href, children }: CardProps) {
  return (
    <li className={styles['card']} data-urgent={isUrgent}>
      <h2>
        <a href={href}>{title}</a>
      </h2>
      <p className={styles['figure']}>{figure}</p>
      <p>{children}</p>
    </li>
  );
}

function lineText({ waiting, oldestAt }: WaitingLine, now: Date, none: string, oldest: string): string {
  if (waiting === 0 || oldestAt === null) return none;
  return `${waiting === 1 ? 'waits' : 'wait'}, ${oldest} ${waitingText(oldestAt, now)}.`;
}

function outboxText({ waiting, isOn }: AdminOverview['outbox']): string {
  if (!isOn) return `${waiting === 1 ? 'mail waits' : 'mails wait'}: no mail server is set up on this site (SMTP_URL).`;
  return waiting === 0 ? 'Every mail has gone out.' : `${waiting === 1 ? 'mail has' : 'mails have'} not gone out yet; they are tried again by themselves.`;
}
