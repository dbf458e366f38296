import { useEffect, useRef, useState } from 'react';
import type { MessagePage } from '#api/admin-messages.contract.ts';
import { type MessageQuery, messageStates, readMessageQuery } from '#domain/letters/desk-state.ts';
import { $messages, loadMessages } from '#state/messages.ts';
import { AdminGate } from '../admin-gate.tsx';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import { MessageItem } from './message-item.tsx';
import room from '#parts/waiting-room.module.css';
import styles from './messages.module.css';

/** Milliseconds without a key after which a search is sent. */
const QUIET_MS = 250;
const titles = { open: 'Open', resolved: 'Resolved', spam: 'Spam', all: 'All' } as const;
const choices = [...messageStates, 'all'] as const;

/** What people wrote to us on /contact: read, found, answered, resolved. */
export function MessageRoom() {
  return (
    <AdminGate path="/admin/messages">
      <Inbox />
    </AdminGate>
  );
}

function Inbox() {
  const reading = useStore($messages);
  const [query, setQuery] = useState<MessageQuery>(() => readMessageQuery(new URLSearchParams(window.location.search)));
  /** Places of the pages before this one. */
  const [before, setBefore] = useState<(string | null)[]>([]);
  const ask = (change: Partial<MessageQuery>) => {
    setBefore([]);
    setQuery((asked) => ({ ...asked, after: null, ...change }));
  };
  useEffect(() => {
    const sending = setTimeout(() => {
      window.history.replaceState(null, '', addressOf(query));
      void loadMessages(query);
    }, QUIET_MS);
    return () => clearTimeout(sending);
  }, [query]);

  const counts = reading.status === 'read' ? reading.read.counts : null;
  return (
    <div className={`${room['room']} ${styles['room']}`}>
      <form className={styles['tools']} role="search" onSubmit={(event) => event.preventDefault()}>
        <fieldset className={room['states']}>
          <legend>Show</legend>
          {choices.map((state) => (
            <label key={state}>
              <input type="radio" name="state" checked={query.state === state} onChange={() => ask({ state })} />
              {titles[state]}
              {counts && state !== 'all' && ` (${counts[state].toLocaleString('en')})`}
            </label>
          ))}
        </fieldset>
        <label className={styles['search']}>
          Search
          <input
            className="field"
            type="search"
            value={query.q}
            placeholder="Words, a name, or a whole address"
            onChange={({ target }) => {
              const q = target.value;
              ask({ q, ...(query.q === '' && q !== '' && { state: 'all' }) });
            }}
          />
        </label>
      </form>
      <AdminReading reading={reading} retry={() => void loadMessages(query)}>
        {(read) => (
          <Page
            read={read}
            query={query}
            hasBefore={before.length > 0}
            onFrom={(q) => ask({ q, state: 'all' })}
            onNext={() => {
              setBefore([...before, query.after]);
              setQuery({ ...query, after: read.next });
            }}
            onBefore={() => {
              setQuery({ ...query, after: before.at(-1) ?? null });
              setBefore(before.slice(0, -1));
            }}
          />
        )}
      </AdminReading>
    </div>
  );
}

interface PageProps {
  read: MessagePage;
  query: MessageQuery;
  hasBefore: boolean;
  onFrom(address: string): void;
  onNext(): void;
  onBefore(): void;
}

function Page({ read, query, hasBefore, onFrom, onNext, onBefore }: PageProps) {
  const { messages, next } = read;
  const top = useRef<HTMLParagraphElement>(null);
  const turn = (go: () => void) => {
    go();
    top.current?.focus();
  };
  return (
    <section aria-label="Messages">
      <p ref={top} tabIndex={-1} role="status" className={`${room['count']} ${room['status']}`}>
        {statusWords(read, query)}
      </p>
      {messages.length === 0 && next === null && (
        <div className={room['empty']}>
          <img src="/mascot/yak-resting.svg" alt="" width="238" height="210" />
          <p>{query.q === '' && query.state === 'open' ? 'Everybody has an answer.' : 'There is nothing here.'}</p>
        </div>
      )}
      <ol role="list">
        {messages.map((one) => (
          <MessageItem key={one.message.id} at={one} onFrom={onFrom} />
        ))}
      </ol>
      {(next !== null || hasBefore) && (
        <nav className={styles['pages']} aria-label="Pages of the list">
          <button type="button" className="button" disabled={!hasBefore} onClick={() => turn(onBefore)}>
            Before
          </button>
          <button type="button" className="button" disabled={next === null} onClick={() => turn(onNext)}>
            {query.q === '' ? 'Next' : 'Look further'}
          </button>
        </nav>
      )}
    </section>
  );
}

/** How much is shown of how much. */
function statusWords({ messages, looked, of, next, counts }: MessagePage, { q, state }: MessageQuery): string {
  const found = messages.length === 1 ? 'One message' : `${messages.length.toLocaleString('en')} messages`;
  if (q !== '') {
    const words = `${found} found; ${looked.toLocaleString('en')} of ${of.toLocaleString('en')} looked through`;
    return next === null ? `${words}.` : `${words} so far.`;
  }
  if (state === 'open' && counts.open === 0) return 'No message waits for an answer.';
  if (state === 'open')
    return counts.open === 1
      ? 'One message waits for an answer.'
      : `${counts.open.toLocaleString('en')} messages wait for an answer; oldest first.`;
  return `${of.toLocaleString('en')} in all, newest first; up to ${looked.toLocaleString('en')} of them here.`;
}

function addressOf({ state, q }: MessageQuery): string {
  const params = new URLSearchParams({ ...(state !== 'open' && { state }), ...(q && { q }) });
  return params.size > 0 ? `/admin/messages?${params}` : '/admin/messages';
}
