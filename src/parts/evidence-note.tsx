import type { EvidenceLine } from '#domain/tool/evidence/evidence.ts';
import { Quoted } from './quoted.tsx';
import styles from './evidence-note.module.css';

interface Props extends EvidenceLine {
  /** Stands for the line in a narrow column; without it the whole line does. */
  brief?: string | undefined;
  /** What the value hangs on: it opens with the words. */
  hangsOn?: string | undefined;
}

/** One line below a value: where and when it was read, or that nobody has; the words that say it open below. */
export function EvidenceNote({ note, quote, source, brief, hangsOn, ...rest }: Props) {
  if (note === '') return null;
  if (quote === null || source === null)
    return (
      <p className={styles['note']} data-unread>
        {note}
      </p>
    );
  return (
    <details className={styles['note']}>
      <summary>
        {brief && <span data-brief="">{brief}</span>}
        {brief ? <span data-whole="">{note}</span> : note}
      </summary>
      {hangsOn && <p>{hangsOn}</p>}
      <Quoted quote={quote} source={source} {...rest} />
    </details>
  );
}
