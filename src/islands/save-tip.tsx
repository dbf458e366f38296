import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import styles from './save-button.module.css';

/** Why the save button wears a crown. Few readers ever see it, and it weighs more than the button: it comes by itself. */
export function SaveTip({ limit, children }: { limit: number; children: ReactElement }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className={styles['tip']} sideOffset={6}>
            Your {limit} saves are taken. Core saves without a limit.
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
