import { copierOf, NEW_TAB, pageName } from '#domain/tool/evidence/evidence.ts';
import styles from './evidence-note.module.css';

interface Props {
  /** Plans that the words are about, where the line above tells of others too. */
  of?: string | undefined;
  quote: string;
  english?: string | undefined;
  source: string;
  copy?: string | undefined;
  /** 'as copied on 12 August 2026', where no line above says it. */
  read?: string | undefined;
  /** What this witness says, when witnesses differ. */
  says?: string | undefined;
  /** What the words are about, when it is not the app. */
  about?: string | undefined;
}

/**
 * Words that say a value, with the page they are about and the copy in which they were read. What stands together is one
 * text: React parts two by a comment, which a page pays for with each quotation.
 */
export function Quoted({ of, quote, english, source, copy, read, says, about }: Props) {
  return (
    <blockquote className={styles['words']}>
      {says && <b>{`Says ${says}: `}</b>}
      {of && <b>{`${of}: `}</b>}
      <q>{quote}</q>
      {english && <p>{`In English: ${english}`}</p>}
      {about && <p>{`These words are about ${about}.`}</p>}
      <p className={styles['where']}>
        <a href={source} target="_blank" rel="noopener">
          {pageName(source)}
          <span className="visually-hidden">{NEW_TAB}</span>
        </a>
        {copy ? (read ? ` ${read} by ` : ', copy: ') : read && ` ${read}`}
        {copy && (
          <a href={copy} target="_blank" rel="noopener" data-copy="">
            {copierOf(copy)}
            <span className="visually-hidden">{NEW_TAB}</span>
          </a>
        )}
      </p>
    </blockquote>
  );
}
