import { isSameRules } from '#domain/rules/rules-in-force.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import { $rulesInForce, switchOff } from '#state/rules-in-force.ts';
import { showInForce, useEverywhere } from '#state/verdicts.ts';
import { useStore } from '../use-store.ts';
import styles from './rules.module.css';

/** Which rules hold in the whole guide, whether they are those on the page, and how to change that. */
export function InForce({ rules }: { rules: Rules | null }) {
  const inForce = useStore($rulesInForce, null);
  const isShown = inForce !== null && rules !== null && isSameRules(rules, inForce.rules);
  return (
    <div className={styles['everywhere']} role="status">
      {rules !== null && !isShown && (
        <>
          <p>
            These rules {inForce ? 'are not those in force' : 'came with the address'}: they hold on this page alone.
          </p>
          <button type="button" className="button button-signal" onClick={useEverywhere}>
            Use these rules everywhere
          </button>
        </>
      )}
      {inForce !== null && (
        <>
          <p>
            In force in the whole guide: <b>{inForce.name}</b>
          </p>
          {!isShown && (
            <button type="button" className="button" onClick={showInForce}>
              Show them
            </button>
          )}
          <button type="button" className="button" onClick={switchOff}>
            Switch off
          </button>
        </>
      )}
    </div>
  );
}
