import { useEffect } from 'react';
import { dayText } from '#domain/value/day-text.ts';
import { clientAddress } from '#domain/collection/client-address.ts';
import { sheetLines, sheetSums, unreadAlone } from '#domain/collection/client-sheet.ts';
import { readyMadeOf } from '#domain/rules/rules-address.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { UNCONFIRMED_NOTE } from '#domain/tool/plan/price.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { RulesToTake } from '#parts/rules-to-take.tsx';
import { $clientSheet, loadClientSheet, type SheetView } from '#state/client-sheet.ts';
import { copyText } from '#state/clipboard.ts';
import { useStore } from '../use-store.ts';
import printed from '#parts/printed-sheet.module.css';
import styles from './client-sheet.module.css';
import { NoSheet } from './no-sheet.tsx';
import { SheetRow } from './sheet-row.tsx';
import { UnreadRow } from './unread-row.tsx';

/** What passes under a client's rules, for the client: on which plan, in whose words, on which day. */
export function ClientSheet() {
  const view = useStore($clientSheet);

  useEffect(() => {
    void loadClientSheet();
  }, []);

  const read = view.status === 'read' ? view.read : null;
  if (read?.is === 'sheet') return <Sheet sheet={read.sheet} />;
  return (
    <>
      <h1 className="visually-hidden">What passes for this client</h1>
      {read !== null ? (
        <NoSheet view={read} />
      ) : view.status !== 'failed' ? (
        <DeskSkeleton label="Judging the tools" />
      ) : view.code === 'not_found' ? (
        <DeskNotice title="Nothing under this link" text="The collection was taken back." mood="asleep" />
      ) : (
        <DeskNotice title="This did not work" text="The tools could not be judged." mood="doubtful">
          <button type="button" className="button" onClick={() => void loadClientSheet()}>
            Try again
          </button>
        </DeskNotice>
      )}
    </>
  );
}

function Sheet({ sheet }: { sheet: Extract<SheetView, { is: 'sheet' }>['sheet'] }) {
  const { title, byName, day, rules, words, list, rows, groups, gone } = sheet;
  const isUnconfirmed = rows.some(({ price }) => price?.isUnconfirmed);
  return (
    <>
      <article className={`${printed['sheet']} ${styles['sheet']}`}>
        <header>
          <p className="label">
            {words?.name ?? readyMadeOf(rules)?.name ?? 'Rules of a client'} · {dayText(day)}
            {byName !== '' && ` · by ${byName}`}
          </p>
          <h1>{title || 'What passes for this client'}</h1>
          <p className={styles['rules']}>
            <b>The rules:</b> {rulesText(rules)}.
          </p>
          {words !== null && words.note !== '' && <p className={styles['note']}>{words.note}</p>}
          <p className={printed['sums']}>{sheetSums(groups)}</p>
        </header>
        <table>
          <thead>
            <tr>
              <th scope="col">Tool</th>
              <th scope="col">Plan and price</th>
              <th scope="col">What its maker says, where and when it was read</th>
            </tr>
          </thead>
          <tbody>
            {sheetLines(rows).map((line) => {
              const [row] = line;
              const unread = row && line.length > 1 ? unreadAlone(row) : null;
              if (row && unread) return <UnreadRow key={row.toolId} verdicts={line} rules={unread} />;
              return line.map((one) => <SheetRow key={one.toolId} verdict={one} />);
            })}
          </tbody>
        </table>
        <footer>
          {gone > 0 && <p>{gone === 1 ? 'One tool is' : `${gone} tools are`} not in the guide any more.</p>}
          {isUnconfirmed && <p>{UNCONFIRMED_NOTE}</p>}
          <p>
            <b>This is no legal advice.</b> Judged on {dayText(day)} by what Yak had read until then. A page said these
            words on the day beside them; your contract and the terms on the day you work decide. Unknown means that
            nobody at Yak has read enough: it does not count as a yes. A tool that passes is shown with every rule and
            the words that meet it; any other with what is missing, or with the rule that it breaks.{' '}
            <a href="/rules">What each rule means</a>
          </p>
        </footer>
      </article>
      <div className={styles['bar']}>
        <button type="button" className="button button-signal" onClick={() => window.print()}>
          Print
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void copyText(window.location.origin + clientAddress({ rules, list, words }), 'The link')}
        >
          Copy the link
        </button>
        <p>The same tools under:</p>
        <RulesToTake list={list} own={rules} inForce={words === null ? readyMadeOf(rules)?.id : undefined} />
      </div>
    </>
  );
}
