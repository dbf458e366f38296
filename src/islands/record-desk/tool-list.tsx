import { useEffect, useRef, useState } from 'react';
import type { DeskTools } from '#api/admin-tools.contract.ts';
import { type DeskQuery, debtWords, debts, deskSortWords, deskSorts } from '#domain/admin/desk-list.ts';
import { dayText } from '#domain/value/day-text.ts';
import { $deskTools, deskAddress, loadDeskTools, readDeskQuery } from '#state/desk-tools.ts';
import { AdminReading } from '../admin-reading.tsx';
import { useStore } from '../use-store.ts';
import styles from '#parts/desk-room.module.css';

/** Milliseconds without a key after which a search is sent. */
const QUIET_MS = 200;

/** All tools with what they owe: searched, filtered, sorted, page by page. */
export function ToolList({ search }: { search: string }) {
  const reading = useStore($deskTools);
  const [query, setQuery] = useState<DeskQuery>(() => readDeskQuery(search));
  const ask = (change: Partial<DeskQuery>) => setQuery((before) => ({ ...before, page: 1, ...change }));
  useEffect(() => {
    const sending = setTimeout(() => {
      window.history.replaceState(null, '', deskAddress(query));
      void loadDeskTools(query);
    }, QUIET_MS);
    return () => clearTimeout(sending);
  }, [query]);

  return (
    <div className={styles['desk']}>
      <form className={styles['tools']} role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          Search
          <input
            className="field"
            type="search"
            value={query.q}
            placeholder="Name, maker, address or №"
            onChange={({ target }) => ask({ q: target.value })}
          />
        </label>
        <label>
          Owes
          <select
            className="field"
            value={query.debt ?? ''}
            onChange={({ target }) => ask({ debt: debts.find((debt) => debt === target.value) ?? null })}
          >
            <option value="">Anything or nothing</option>
            {debts.map((debt) => (
              <option key={debt} value={debt}>
                {debtWords[debt]}
                {reading.status === 'read' && ` (${reading.read.owed[debt]})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          Order
          <select
            className="field"
            value={query.sort}
            onChange={({ target }) => ask({ sort: deskSorts.find((sort) => sort === target.value) ?? 'name' })}
          >
            {deskSorts.map((sort) => (
              <option key={sort} value={sort}>
                {deskSortWords[sort]}
              </option>
            ))}
          </select>
        </label>
        <a className="button button-signal" href="/admin/tools?new">
          Add a tool
        </a>
      </form>
      <AdminReading reading={reading} retry={() => void loadDeskTools(query)}>
        {(read) => <Lines read={read} turn={(page) => ask({ page })} />}
      </AdminReading>
    </div>
  );
}

function Lines({ read: { lines, total, page, pages }, turn }: { read: DeskTools; turn(page: number): void }) {
  const top = useRef<HTMLHeadingElement>(null);
  const turnTo = (next: number) => {
    turn(next);
    top.current?.focus();
  };
  return (
    <section aria-labelledby="found">
      <div role="status">
        <h2 id="found" ref={top} tabIndex={-1} className={styles['found']}>
          {total === 1 ? 'One tool' : `${total.toLocaleString('en')} tools`}
        </h2>
      </div>
      <ul role="list" className={styles['lines']}>
        {lines.map(({ id, name, badge, price, state, debts: owed, readOn, isUploaded }) => (
          <li key={id}>
            <a href={`/admin/tools?id=${id}`}>{name}</a>
            <span className={styles['about']}>
              № {id} · {badge} · {price}
              {state !== 'active' && ` · ${state}`}
              {isUploaded && ' · no file'}
            </span>
            <span className={styles['owed']}>
              {owed.length === 0 ? 'Owes nothing' : owed.map((debt) => debtWords[debt]).join(', ')}
              {readOn && `. Oldest source: ${dayText(readOn)}`}
            </span>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles['pages']} aria-label="Pages of the list">
          <button type="button" className="button" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            Before
          </button>
          <span>
            Page {page} of {pages}
          </span>
          <button type="button" className="button" disabled={page >= pages} onClick={() => turnTo(page + 1)}>
            Next
          </button>
        </nav>
      )}
    </section>
  );
}
