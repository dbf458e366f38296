import { type ReactNode, useEffect } from 'react';
import { clientAddress } from '#domain/collection/client-address.ts';
import { readyMadeOf } from '#domain/rules/rules-address.ts';
import { DeskNotice, DeskSkeleton, EmptyState } from '#parts/desk-parts.tsx';
import { RulesToTake } from '#parts/rules-to-take.tsx';
import { $clientSheet, loadClientSheet, type SheetView } from '#state/client-sheet.ts';
import { copyText } from '#state/clipboard.ts';
import { useStore } from '../use-store.ts';
import styles from './client-sheet.module.css';
import { NoSheet } from './no-sheet.tsx';
import { SheetArticle } from './sheet-article.tsx';

/** What passes under a client's rules, for the client: on which plan, in whose words, on which day; `children`: a sample of it. */
export function ClientSheet({ children }: { children: ReactNode }) {
  const view = useStore($clientSheet);

  useEffect(() => {
    void loadClientSheet();
  }, []);

  const read = view.status === 'read' ? view.read : null;
  if (read?.is === 'sheet') return <Sheet sheet={read.sheet} />;
  if (read?.is === 'without list')
    return (
      <EmptyState
        title="What passes for your client"
        text="Your tools under a client’s rules: which pass, on which plan, in whose words. Choose a collection, then rules under “For the client”."
        sample={children}
      >
        <a className="button button-signal" href="/collections">
          Choose a collection
        </a>
        <a className="button" href="/rules">
          Judge all tools
        </a>
      </EmptyState>
    );
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

function Sheet({ sheet }: Pick<Extract<SheetView, { is: 'sheet' }>, 'sheet'>) {
  const { rules, words, list } = sheet;
  return (
    <>
      <SheetArticle sheet={sheet} />
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
