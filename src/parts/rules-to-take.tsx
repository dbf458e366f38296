import { type ClientList, clientAddress } from '#domain/collection/client-address.ts';
import { noRules, readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import type { OwnRulesWords } from '#domain/rules/own-rules.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import styles from './rules-to-take.module.css';

interface Props {
  list: ClientList;
  /** Whose revenue and people stay: they are the company's own, whatever its client allows. */
  own?: Rules;
  /** Ready-made rules that hold already. */
  inForce?: string | undefined;
  /** The reader's own lists. */
  lists?: readonly OwnRulesWords[];
}

/** The same tools under each of the ready-made rules and each own list, on a sheet for the client. */
export function RulesToTake({ list, own: { revenueUSD, people } = noRules, inForce, lists = [] }: Props) {
  return (
    <nav aria-label="The same tools under a client’s rules" className={styles['rules']}>
      {readyMadeRules.map(({ id, name, rules }) => (
        <a
          key={id}
          href={clientAddress({ rules: { ...rules, revenueUSD, people }, list })}
          aria-current={id === inForce ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
      {lists.map(({ id, name, note, rules }) => (
        <a key={id} href={clientAddress({ rules, list, words: { name, note } })}>
          {name}
        </a>
      ))}
    </nav>
  );
}
