import * as Dialog from '@radix-ui/react-dialog';
import { readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import { readyMadeInForce, type RulesInForce } from '#domain/rules/rules-in-force.ts';
import { $rulesInForce, putInForce, switchOff } from '#state/rules-in-force.ts';
import { $areRulesOpen, closeRules } from '#state/rules-opening.ts';
import { useStore } from '../use-store.ts';
import { OverlayDialog } from './overlay-dialog.tsx';
import styles from './rules-dialog.module.css';

/** Puts rules in force on every page, and takes them off. */
export function RulesDialog() {
  const isOpen = useStore($areRulesOpen);
  const inForce = useStore($rulesInForce);
  const choose = (chosen: RulesInForce | null) => {
    if (chosen) putInForce(chosen);
    closeRules();
  };
  return (
    <OverlayDialog isOpen={isOpen} onClose={closeRules}>
      <p className={styles['kicker']}>Rules</p>
      <Dialog.Title className={styles['title']}>What does your client allow?</Dialog.Title>
      <Dialog.Description>
        {inForce
          ? `In force: ${inForce.name}. ${rulesText(inForce.rules)}.`
          : 'Every tool then says whether it passes, on which plan and at which price.'}
      </Dialog.Description>
      {inForce && (
        <div className={styles['ways']}>
          <button
            type="button"
            className="button button-signal"
            onClick={() => {
              switchOff();
              closeRules();
            }}
          >
            Off
          </button>
          <a className="button" href={`/rules?${rulesQuery(inForce.rules)}`}>
            Change
          </a>
        </div>
      )}
      <ul role="list" className={styles['list']}>
        {readyMadeRules.map(({ id, name, says }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={inForce?.own === null && inForce.name === name}
              onClick={() => choose(readyMadeInForce(id, inForce?.rules ?? null))}
            >
              <b>{name}</b>
              <span>{says}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['fine']}>
        <a href="/rules">Set them rule by rule</a> or read <a href="/rules#what-it-means">what each rule means</a>. None
        of it is legal advice.
      </p>
    </OverlayDialog>
  );
}
