import { upperFirst } from '#domain/text/first-letter.ts';
import type { TermsOnDesk } from '#api/admin-terms.contract.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';
import { type WordPart, wordParts } from '#domain/watch/terms/word-parts.ts';
import { $isDecidingTerms, setTermsAside } from '#state/terms-desk.ts';
import { useStore } from '../use-store.ts';
import { TermsForm } from './terms-form.tsx';
import styles from './facts.module.css';

/** Of all changes on the desk one at most has its form open. */
interface OpenForm {
  /** Document and id of that change. */
  open: string | null;
  setOpen: (open: string | null) => void;
}

/** One document with the sentences that changed in it. */
export function TermsDocument({ source, tools, changes, waiting, open, setOpen }: TermsOnDesk & OpenForm) {
  const isDeciding = useStore($isDecidingTerms);
  const names = tools.map(({ name }) => name).join(', ');
  return (
    <article className={styles['card']} aria-label={`Terms of ${names}`}>
      <h3>
        {names},{' '}
        <a href={source} target="_blank" rel="noopener">
          {new URL(source).hostname}
          {new URL(source).pathname}
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      </h3>
      <ol role="list" className={styles['changes']}>
        {changes.map((change) => (
          <li key={change.id}>
            <p>
              <b>{titleOf(change)}</b>, seen {dayText(change.seenAt)}
            </p>
            <Passages change={change} />
            {open === `${source} ${change.id}` ? (
              <TermsForm source={source} change={change} tools={tools} onDone={() => setOpen(null)} />
            ) : (
              <p className={styles['actions']}>
                <button
                  type="button"
                  className="button button-signal"
                  disabled={isDeciding}
                  onClick={() => setOpen(`${source} ${change.id}`)}
                >
                  Tell readers
                </button>
                <button
                  type="button"
                  className="button"
                  disabled={isDeciding}
                  onClick={() => void setTermsAside(source, [change])}
                >
                  Set aside
                </button>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className={styles['actions']}>
        {waiting > changes.length && <span>{waiting - changes.length} more come when these are decided.</span>}
        {changes.length > 1 && (
          <button
            type="button"
            className="button"
            disabled={isDeciding}
            onClick={() => void setTermsAside(source, changes)}
          >
            Set all {changes.length} aside
          </button>
        )}
      </p>
    </article>
  );
}

function Passages({ change: { before, after } }: { change: TermsChange }) {
  const parts = wordParts(before.split(' '), after.split(' '));
  return (
    <div className={styles['passages']}>
      <section aria-label="Before">
        <h4>Before</h4>
        <p>{before === '' ? 'They said nothing like it.' : marked(parts, 'before')}</p>
      </section>
      <section aria-label="After">
        <h4>After</h4>
        <p>{after === '' ? 'They no longer say it.' : marked(parts, 'after')}</p>
      </section>
    </div>
  );
}

/** One side of a change, with the words that only it has marked. */
function marked(parts: readonly WordPart[], side: 'before' | 'after') {
  return parts
    .filter((part) => part.in === 'both' || part.in === side)
    .map((part) => {
      const text = `${part.words.join(' ')} `;
      if (part.in === 'both') return text;
      return side === 'before' ? <del key={part.at}>{text}</del> : <ins key={part.at}>{text}</ins>;
    });
}

function titleOf({ kind, topics }: TermsChange): string {
  const what = topics.length > 0 ? topics.join(', ') : 'none of our topics';
  return `${upperFirst(kind)}: ${what}`;
}
