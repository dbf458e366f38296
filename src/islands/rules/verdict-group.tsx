import { type ReactNode, useState } from 'react';
import type { NamedVerdict } from '#domain/rules/group-verdicts.ts';
import { useFocusAfter } from '../use-focus-after.ts';
import styles from './rules.module.css';
import { VerdictRow } from './verdict-row.tsx';

/** Rows of a group that are drawn at once: with four groups at most a hundred. */
const AT_ONCE = 25;

interface Props {
  title: string;
  /** What the group means, and its order. */
  says: string;
  verdicts: readonly NamedVerdict[];
  /** Opens only when somebody asks for it. */
  isFolded?: boolean;
  children?: ReactNode;
}

/** Tools of one verdict. */
export function VerdictGroup({ title, says, verdicts, isFolded = false, children }: Props) {
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isFolded)
    return (
      <section className={styles['group']}>
        <Head title={title} count={verdicts.length} />
        <p className={styles['says']}>{says}</p>
        {children}
        <Rows verdicts={verdicts} />
      </section>
    );
  return (
    <details className={styles['group']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Head title={title} count={verdicts.length} />
        <span className={styles['says']}>{says}</span>
      </summary>
      {isOpen && <Rows verdicts={verdicts} />}
    </details>
  );
}

function Head({ title, count }: { title: string; count: number }) {
  return (
    <h2>
      {title} <span className={styles['count']}>{count}</span>
    </h2>
  );
}

function Rows({ verdicts }: { verdicts: readonly NamedVerdict[] }) {
  const [drawn, setDrawn] = useState(AT_ONCE);
  const { place, focusAfter } = useFocusAfter<HTMLUListElement>();
  const left = verdicts.length - drawn;
  if (verdicts.length === 0) return null;
  return (
    <>
      <ul ref={place} className={styles['rows']} role="list">
        {verdicts.slice(0, drawn).map((verdict) => (
          <VerdictRow key={verdict.toolId} verdict={verdict} />
        ))}
      </ul>
      {left > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setDrawn(drawn + AT_ONCE);
            focusAfter(`:scope > li:nth-child(${drawn + 1}) h3 a`);
          }}
        >
          Show more ({left} left)
        </button>
      )}
    </>
  );
}
