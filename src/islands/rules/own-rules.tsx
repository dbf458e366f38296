import { useEffect, useState } from 'react';
import type { OwnRules as OwnList, OwnRulesWords } from '#domain/rules/own-rules.ts';
import { rulesText } from '#domain/rules/rule-words.ts';
import { isChanged } from '#domain/rules/rules-in-force.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { isPersisted } from '#state/browser-storage.ts';
import { $localRules, localRulesKey } from '#state/local-saves.ts';
import {
  $ownRules,
  $ownRulesPending,
  deleteOwnRules,
  keepOwnRules,
  loadOwnRules,
  noOwnRules,
} from '#state/own-rules.ts';
import { $rulesInForce } from '#state/rules-in-force.ts';
import { $session } from '#state/session.ts';
import { chooseOwn } from '#state/verdicts.ts';
import { useFocusAfter } from '../use-focus-after.ts';
import { useStore } from '../use-store.ts';
import { OwnRulesForm } from './own-rules-form.tsx';
import styles from './rules.module.css';

/** The reader's own lists: put in force, changed, deleted; and the rules on the page kept as another one. */
export function OwnRules({ rules }: { rules: Rules | null }) {
  const { status, lists } = useStore($ownRules, noOwnRules);
  const inForce = useStore($rulesInForce, null);
  const isPending = useStore($ownRulesPending);
  const [edited, setEdited] = useState<OwnRulesWords | null>(null);
  const { place, focusAfter } = useFocusAfter<HTMLElement>();
  useEffect(() => void loadOwnRules(), []);

  const changed = inForce && isChanged(inForce) ? lists.find(({ id }) => id === inForce.own) : undefined;
  /** A list with what was changed of it on this page. */
  const now = (list: OwnList): OwnList => (list === changed && inForce ? { ...list, rules: inForce.rules } : list);
  const isNew = edited !== null && lists.every(({ id }) => id !== edited.id);
  const end = () => {
    setEdited(null);
    focusAfter(edited && !isNew ? `[data-edits="${edited.id}"]` : ':scope > button');
  };
  return (
    <section ref={place} className={styles['own']} aria-labelledby="own-rules">
      <h2 id="own-rules">Your own</h2>
      {status === 'failed' && (
        <p className={styles['told']} role="alert">
          Your lists could not be loaded.{' '}
          <button type="button" className={styles['plain']} onClick={() => void loadOwnRules()}>
            Try again
          </button>
        </p>
      )}
      {lists.length > 0 && (
        <ul role="list">
          {lists.map((list) => (
            <li key={list.id}>
              {edited?.id === list.id ? (
                <OwnRulesForm words={now(list)} onEnd={end} />
              ) : (
                <>
                  <button
                    type="button"
                    className={styles['own-name']}
                    aria-pressed={inForce?.own === list.id}
                    onClick={() => chooseOwn(list)}
                  >
                    <b>{list.name}</b>
                    {list.client && <span>For {list.client}</span>}
                    <span>{rulesText(list.rules)}</span>
                  </button>
                  {list.note && <p>{list.note}</p>}
                  <div className={styles['own-ways']}>
                    {list === changed && (
                      <button
                        type="button"
                        className={styles['plain']}
                        disabled={isPending}
                        onClick={() => void keepOwnRules(now(list))}
                      >
                        Keep the change in “{list.name}”
                      </button>
                    )}
                    <button
                      type="button"
                      className={styles['plain']}
                      data-edits={list.id}
                      onClick={() => setEdited(list)}
                    >
                      Edit<span className="visually-hidden"> {list.name}</span>
                    </button>
                    <button
                      type="button"
                      className={styles['plain']}
                      disabled={isPending}
                      onClick={() => void deleteOwnRules(list.id)}
                    >
                      Delete<span className="visually-hidden"> {list.name}</span>
                    </button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {edited && isNew && rules ? (
        <OwnRulesForm words={{ ...edited, rules }} onEnd={end} />
      ) : (
        <button
          type="button"
          className="button"
          disabled={rules === null}
          onClick={() => rules && setEdited({ id: crypto.randomUUID(), name: '', client: '', note: '', rules })}
        >
          Keep these rules{lists.length > 0 && ' as a new list'}
        </button>
      )}
      <Home />
    </section>
  );
}

/** Where own lists are, for who has none with an account. */
function Home() {
  const kept = useStore($localRules, noOwnRules.lists);
  const session = useStore($session);
  if (kept.length > 0 && !isPersisted(localRulesKey))
    return <p className={styles['says']}>This browser has no room for it: the list lasts as long as this page.</p>;
  if (session.status === 'signed-in' && session.user.isPremium && kept.length === 0) return null;
  return (
    <p className={styles['says']}>
      One list stays in this browser. <a href="/subscribe">Core</a> keeps one for each client, on every device.
    </p>
  );
}
