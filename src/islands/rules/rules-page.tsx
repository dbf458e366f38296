import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { endWait } from '#state/address-wait.ts';
import { $rules, $unreadRules, followRules } from '#state/verdicts.ts';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { useStore } from '../use-store.ts';
import { InForce } from './in-force.tsx';
import { OwnRules } from './own-rules.tsx';
import { ReadyMade } from './ready-made.tsx';
import { RuleControls } from './rule-controls.tsx';
import styles from './rules.module.css';
import { Tally } from './tally.tsx';
import { Verdicts } from './verdicts.tsx';

interface Props {
  /** Tools in the guide as the page was built. */
  count: number;
  /** Verdicts to look at while no rules are chosen. */
  children: ReactNode;
}

/** Rules to choose, how many tools pass under them, and which. */
export function RulesPage({ count, children }: Props) {
  const rules = useStore($rules);
  const unread = useStore($unreadRules);
  const form = useRef<HTMLFormElement>(null);
  const [isAddressRead, setAddressRead] = useState(false);
  useRestoredFocus();

  useEffect(() => {
    // What was set before this code was here counts.
    const touched = new URLSearchParams(
      [...(form.current ? new FormData(form.current) : [])].map(([name, value]): [string, string] => [
        name,
        `${value}`,
      ]),
    );
    const stop = followRules(touched.toString());
    setAddressRead(true);
    return stop;
  }, []);
  useLayoutEffect(() => {
    if (isAddressRead) endWait();
  }, [isAddressRead]);

  return (
    <div className={styles['rules']}>
      <ReadyMade rules={rules} />
      {unread.length > 0 && (
        <p className={styles['told']} role="alert">
          <b>Part of this address could not be read:</b> {unread.join(', ')}. It does not count; set it below.
        </p>
      )}
      <InForce rules={rules} />
      <Tally count={count} rules={rules} />
      <div className={styles['columns']}>
        <div className={styles['side']}>
          <RuleControls rules={rules} form={form} />
          <OwnRules rules={rules} />
        </div>
        <Verdicts rules={rules}>{children}</Verdicts>
      </div>
    </div>
  );
}
