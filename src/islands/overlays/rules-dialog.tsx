import * as Dialog from '@radix-ui/react-dialog';
import { useEffect } from 'react';
import { ownInForce } from '#domain/rules/own-rules.ts';
import { readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import { readyMadeInForce, type RulesInForce } from '#domain/rules/rules-in-force.ts';
import { $ownRules, loadOwnRules, noOwnRules } from '#state/own-rules.ts';
import { $rulesInForce, putInForce, switchOff } from '#state/rules-in-force.ts';
import { $areRulesOpen, closeRules } from '#state/rules-opening.ts';
import { useStore } from '../use-store.ts';
import { OverlayDialog } from './overlay-dialog.tsx';
import frame from '#parts/dialog.module.css';
import styles from './rules-dialog.module.css';

/** Puts rules in force on every page, and takes them off. */
export function RulesDialog() {
  const isOpen = useStore($areRulesOpen);
  const inForce = useStore($rulesInForce);
  const own = useStore($ownRules, noOwnRules);
  useEffect(() => {
    if (isOpen && $ownRules.get().status !== 'loaded') void loadOwnRules();
  }, [isOpen]);
  const choose = (chosen: RulesInForce | null) => {
    if (chosen) putInForce(chosen);
    closeRules();
  };
  return (
    <OverlayDialog isOpen={isOpen} onClose={closeRules}>
      <p className={frame['kicker']}>Rules</p>
      <Dialog.Title className={frame['title']}>What does your client allow?</Dialog.Title>
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
      {own.lists.length > 0 && (
        <>
          <h3 className={styles['own']}>Your own</h3>
          <ul role="list" className={styles['list']}>
            {own.lists.map((list) => (
              <li key={list.id}>
                <button type="button" aria-pressed={inForce?.own === list.id} onClick={() => choose(ownInForce(list))}>
                  <b>{list.name}</b>
                  <span>{[list.client, rulesText(list.rules)].filter(Boolean).join(': ')}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {own.status === 'failed' && (
        <p className={styles['fine']} role="alert">
          Your own lists could not be loaded.{' '}
          <button type="button" className="button button-plain" onClick={() => void loadOwnRules()}>
            Try again
          </button>
        </p>
      )}
      <p className={styles['fine']}>
        <a href="/rules">Set them rule by rule</a> or read <a href="/rules#what-it-means">what each rule means</a>. None
        of it is legal advice.
      </p>
    </OverlayDialog>
  );
}
