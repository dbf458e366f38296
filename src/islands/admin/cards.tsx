import type { ReactNode } from 'react';
import type { AdminOverview } from '#api/admin-overview.contract.ts';
import { weekText } from '#domain/value/iso-week.ts';
import { type DocumentKind, documentKinds } from '#domain/record/document-words.ts';
import type { LeftOut } from '#domain/record/left-out.ts';
import { takenUpText } from '#domain/admin/letter-order.ts';
import { dayText } from '#domain/value/day-text.ts';
import { type WaitingLine, waitingText } from '#domain/admin/waiting-line.ts';
import { LateJobs } from './jobs.tsx';
import styles from './overview.module.css';

/** One count with what it means, and the room where something can be done about it. */
interface CardProps {
  title: string;
  figure: number | string;
  /** Somebody is waiting for us. */
  isUrgent?: boolean;
  /** It says something even while nothing waits. */
  isTold?: boolean;
  /** Nothing is to be done by hand without one. */
  href?: string;
  children: ReactNode;
}

/** The ledger of the back office: what waits for somebody, then how much there is. */
export function Cards({
  overview: {
    at,
    uploads,
    review,
    messages,
    payments,
    facts,
    digest,
    newsWaiting,
    documents,
    people,
    unreadable,
    leftOut,
    subscribers,
    outbox,
    catalogue,
  },
}: {
  overview: AdminOverview;
}) {
  const now = new Date(at);
  const { headline, medianAgeDays, toolsWithoutAny } = catalogue.freshness;
  const read = headline.confirmed + headline.reported;
  const cards: CardProps[] = [
    {
      title: 'Review',
      figure: review.waiting,
      isUrgent: review.waiting > 0,
      href: '/admin/review',
      children: lineText(review, now),
    },
    {
      title: 'Messages',
      figure: messages.waiting,
      isUrgent: messages.waiting > 0,
      href: '/admin/messages',
      children: lineText(messages, now),
    },
    {
      title: 'Payments',
      figure: payments.waiting,
      isUrgent: payments.waiting > 0,
      href: '/admin/payments',
      children: lineText(payments, now),
    },
    {
      title: 'Facts',
      figure: facts.waiting,
      isUrgent: facts.waiting > 0,
      href: '/admin/facts',
      children: `told by readers or changed on their pages; what nobody has read yet waits there too. ${facts.watch}`,
    },
    {
      title: 'Next digest',
      figure: digest.drops,
      isUrgent: digest.state === 'held',
      href: '/admin/letters',
      children: `${digest.drops === 1 ? 'drop' : 'drops'}, ${weekText(digest.week)}. ${digestText(digest)}`,
    },
    {
      title: 'News',
      figure: newsWaiting,
      href: '/admin/letters#news',
      children: `${newsWaiting === 1 ? 'piece is' : 'pieces are'} written and not released.`,
    },
    {
      title: 'Drafts and schedule',
      figure: unseen(documents),
      isTold: documentKinds.some((kind) => documents[kind] === null),
      children: documentKinds.map((kind) => <DocumentLine key={kind} kind={kind} counts={documents[kind]} />),
    },
    {
      title: 'Outbox',
      figure: outbox.waiting,
      isUrgent: outbox.waiting > 0 || outbox.refused > 0,
      href: '/admin/letters#mail',
      isTold: !outbox.isOn,
      children: outboxText(outbox),
    },
    {
      title: 'Unreadable records',
      figure: unreadable.checkedAt === null ? '–' : unreadable.count,
      isUrgent: unreadable.count > 0,
      isTold: unreadable.checkedAt === null,
      children: unreadableText(unreadable),
    },
    {
      title: 'Left out of the pages',
      figure: leftOut.length,
      isUrgent: leftOut.length > 0,
      children: leftOut.map((one) => <LeftOutLine key={`${one.kind} ${one.key}`} record={one} />),
    },
  ];
  return (
    <>
      <section aria-labelledby="waiting">
        <h2 id="waiting">Waiting</h2>
        <LateJobs />
        <ul className={styles['ledger']}>
          {[...cards.filter(({ isUrgent }) => isUrgent), ...cards.filter(isQuietlyThere)].map((card) => (
            <Card key={card.title} {...card} />
          ))}
        </ul>
        <NothingIn cards={cards.filter((card) => !card.isUrgent && !isQuietlyThere(card))} />
      </section>
      <section aria-labelledby="standing">
        <h2 id="standing">Standing</h2>
        <ul className={styles['ledger']}>
          <Card title="Catalogue" figure={catalogue.tools} href="/tools">
            {catalogueText(catalogue)}
          </Card>
          <Card
            title="Last upload"
            figure={uploads.last ? uploads.last.created + uploads.last.updated : 0}
            href="/data-upload"
          >
            {uploadText(uploads.last)}
          </Card>
          <Card
            title="Members"
            figure={people ? people.members.month + people.members.year : '–'}
            href="/admin/figures"
          >
            {membersText(people)}
          </Card>
          <Card title="People" figure={people ? people.accounts : '–'} href="/admin/people">
            {people ? (people.accounts === 1 ? 'account.' : 'accounts.') : 'Not counted yet.'} Looked up by the whole
            mail address: plan, payments, and their data sent to them.
          </Card>
          <Card title="Subscribers" figure={subscribers.addresses} href="/admin/subscribers">
            {subscribers.addresses === 1 ? 'address is' : 'addresses are'} stored, confirmed or not.
          </Card>
          <Card
            title="Freshness"
            figure={headline.all === 0 ? '–' : `${Math.round((100 * read) / headline.all)}%`}
            href="/freshness"
          >
            of {headline.all} prices and rights were read: {headline.confirmed} confirmed, {headline.reported} reported.{' '}
            {toolsWithoutAny} tools have none at all. Median age:{' '}
            {medianAgeDays === null ? 'unknown' : `${medianAgeDays} days`}.
          </Card>
        </ul>
      </section>
    </>
  );
}

/** Something is there and nobody need hurry. */
function isQuietlyThere({ figure, isUrgent = false, isTold = false }: CardProps): boolean {
  return (figure !== 0 || isTold) && !isUrgent;
}

/** What nothing waits in, in one line. */
function NothingIn({ cards }: { cards: readonly CardProps[] }) {
  if (cards.length === 0) return null;
  return (
    <div className={styles['nothing']}>
      <p>Nothing waits in</p>
      <ul>
        {cards.map(({ title, href }) => (
          <li key={title}>{href ? <a href={href}>{title}</a> : title}</li>
        ))}
      </ul>
    </div>
  );
}

function Card({ title, figure, isUrgent = false, href, children }: CardProps) {
  return (
    <li className={styles['card']} data-urgent={isUrgent}>
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      <p className={styles['figure']}>{figure}</p>
      <p>{children}</p>
    </li>
  );
}

const rooms: Record<DocumentKind, string> = { drop: 'Drops', lesson: 'Lessons', article: 'Articles', task: 'Tasks' };

/** One room of documents: what is written there and not seen by readers yet. */
function DocumentLine({ kind, counts }: { kind: DocumentKind; counts: AdminOverview['documents'][DocumentKind] }) {
  const words = counts
    ? [
        counts.drafts > 0 && `${counts.drafts} in draft`,
        counts.scheduled > 0 && `${counts.scheduled} scheduled`,
        counts.due > 0 && `${counts.due} to look at again`,
      ]
    : ['cannot be read'];
  return (
    <>
      <a href={`/admin/${kind}s`}>{rooms[kind]}</a> {words.filter(Boolean).join(', ') || 'none'}.{' '}
    </>
  );
}

/** A record that the last build could not print: where it is put right, and what is wrong with it. */
function LeftOutLine({ record: { kind, key, title, why } }: { record: LeftOut }) {
  const room =
    kind === 'tool' ? `/admin/tools?id=${key}` : kind === 'correction' ? '/admin/facts' : `/admin/${kind}s?key=${key}`;
  return (
    <>
      <a href={room}>{title || 'Without a name'}</a> ({kind}): {why}.{' '}
    </>
  );
}

function unseen(documents: AdminOverview['documents']): number {
  return documentKinds.reduce(
    (sum, kind) =>
      sum + (documents[kind]?.drafts ?? 0) + (documents[kind]?.scheduled ?? 0) + (documents[kind]?.due ?? 0),
    0,
  );
}

function digestText({ state, goesOutAt }: AdminOverview['digest']): string {
  if (state === 'held') return 'It is held: release or skip it.';
  if (state === 'skipped') return 'It is skipped.';
  if (state === 'going out') return 'It is going out now.';
  return state === 'sent' || state === 'quiet'
    ? 'Its week is over.'
    : `It goes out ${takenUpText(goesOutAt, new Date())}.`;
}

function membersText(people: AdminOverview['people']): string {
  if (!people) return 'The accounts were not counted yet: the job “Records” does it.';
  const { month, year, cancelled, unpaid } = people.members;
  return `on Core: ${month} by the month, ${year} by the year. ${cancelled} of them cancelled, ${unpaid} with a failed payment. Counted ${dayText(people.countedAt)}.`;
}

function lineText({ waiting, oldestAt }: WaitingLine, now: Date): string {
  if (oldestAt === null) return '';
  return `${waiting === 1 ? 'waits' : 'wait, the oldest'} ${waitingText(oldestAt, now)}.`;
}

function unreadableText({ count, places, checkedAt }: AdminOverview['unreadable']): string {
  if (count > 0) return `cannot be read; everybody else goes on. First: ${places.slice(0, 3).join(', ')}.`;
  return checkedAt === null ? 'The records were not looked at yet.' : `Every record was read on ${dayText(checkedAt)}.`;
}

function catalogueText({ tools, uploaded, awaitingBuild }: AdminOverview['catalogue']): string {
  const built =
    awaitingBuild === 0 ? 'Each has its page.' : `${awaitingBuild} of them get their page with the next build.`;
  return `tools: ${tools - uploaded} from files, ${uploaded} uploaded. ${built}`;
}

function uploadText(last: AdminOverview['uploads']['last']): string {
  if (!last) return 'Nothing was ever uploaded.';
  const what = { csv: 'a CSV file', records: 'the bundle', submission: 'a suggested tool' }[last.kind];
  return `${last.created + last.updated === 1 ? 'tool' : 'tools'} in the last upload, ${what}, on ${dayText(last.at)}: ${last.created} created, ${last.updated} updated${last.isUndone ? '. It was undone.' : '. It can be undone there.'}`;
}

function outboxText({ waiting, isOn, trouble, refused }: AdminOverview['outbox']): string {
  if (!isOn) return `${waiting === 1 ? 'mail waits' : 'mails wait'}: no mail server is set up on this site (SMTP_URL).`;
  const given = refused === 0 ? '' : ` ${refused === 1 ? 'One letter was' : `${refused} letters were`} given up.`;
  if (waiting === 0 && !trouble) return refused === 0 ? 'Every mail has gone out.' : `mails wait.${given}`;
  const wait = `${waiting === 1 ? 'mail has' : 'mails have'} not gone out yet`;
  return trouble
    ? `${wait}. ${trouble} They are tried again by themselves for 30 days.${given}`
    : `${wait}; they are tried again by themselves.${given}`;
}
