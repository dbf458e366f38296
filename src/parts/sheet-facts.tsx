import { type SheetTerms, quoteText } from '#domain/project/sheet-view.ts';
import styles from './sheet-facts.module.css';
import { WordsSource } from './reason-words.tsx';

/** What stood about one plan: each answer with its words, then the pages that say them, each once. */
export function SheetFacts({ terms: { facts, sources, unread, unreadTitle } }: { terms: SheetTerms }) {
  return (
    <div className={styles['read']}>
      <ul role="list" className={styles['facts']}>
        {facts.map(({ title, says, words }) => (
          <li key={title}>
            <b>{title}</b> <span>{says}</span>{' '}
            {words && (
              <blockquote cite={words.page}>
                {quoteText(words)}
                <sup>{words.source}</sup>
              </blockquote>
            )}
          </li>
        ))}
        {unread.length > 0 && (
          <li>
            <b>{unreadTitle}</b> <span>{unread.join(', ')}</span>
          </li>
        )}
      </ul>
      <ol role="list" aria-label="Sources" className={styles['sources']}>
        {sources.map((one) => (
          <li key={one.source}>
            <sup>{one.source}</sup> <WordsSource {...one} />
          </li>
        ))}
      </ol>
    </div>
  );
}
