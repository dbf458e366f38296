import type { SheetTerms, SheetWords } from '#domain/project/sheet-view.ts';
import styles from './sheet-facts.module.css';
import { WordsSource } from './reason-words.tsx';

/** What stood about one plan: each answer with its words, then the pages that say them, each once. */
export function SheetFacts({ terms: { facts, sources, unread, unreadTitle } }: { terms: SheetTerms }) {
  return (
    <div className={styles['read']}>
      <ul role="list" className={styles['facts']}>
        {facts.map(({ title, says, words }, at) => (
          <li key={title}>
            <b>{title}</b> <span>{says}</span>{' '}
            {words && <Words words={words} isSaid={facts[at - 1]?.words?.quote === words.quote} />}
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

interface WordsProps {
  words: SheetWords;
  /** The line above quotes the same. */
  isSaid: boolean;
}

/** The words behind an answer; of those in another language what they say, and behind it what was read. */
function Words({ words: { quote, english, page, source }, isSaid }: WordsProps) {
  const note = <sup>{source}</sup>;
  if (isSaid) return <p className={styles['same']}>The same words{note}</p>;
  if (english === null)
    return (
      <blockquote cite={page}>
        “{quote}”{note}
      </blockquote>
    );
  return (
    <blockquote cite={page}>
      In English: {english}
      {note}
      <details>
        <summary>As it was read</summary>“{quote}”
      </details>
    </blockquote>
  );
}
