import type { MouseEvent } from 'react';
import { readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import { readyMadeOf } from '#domain/rules/rules-address.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { chooseReadyMade } from '#state/verdicts.ts';
import styles from './rules.module.css';

/** The ready-made rules as large choices: links, so that each can be opened, kept and sent. */
export function ReadyMade({ rules }: { rules: Rules | null }) {
  const inForce = rules && readyMadeOf(rules)?.id;
  const choose = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    chooseReadyMade(id);
  };
  return (
    <nav aria-labelledby="ready-made-rules">
      <h2 id="ready-made-rules" className={styles['ask']}>
        What does your client allow?
      </h2>
      <ul className={styles['choices']} role="list">
        {readyMadeRules.map(({ id, name, says }) => (
          <li key={id}>
            <a
              className={styles['choice']}
              href={`/rules?for=${id}`}
              aria-current={inForce === id ? 'true' : undefined}
              onClick={(event) => choose(event, id)}
            >
              <strong>{name}</strong>
              <span>{says}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
