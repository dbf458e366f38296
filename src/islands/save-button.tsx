import { useStore } from './use-store.ts';
import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { $saveLimit } from '#state/plan.ts';
import { $isSaved, $savedCount, $savePending, loadSaveStatus, toggleSave } from '#state/saved-tools.ts';
import styles from './save-button.module.css';
import type { SaveTip } from './save-tip.tsx';

interface Props {
  id: number;
  name: string;
  /** Its words are for who listens or points: in a row the heart says it. */
  isSign?: boolean;
}

/**
 * 'Save Tool' / 'Saved', with the crown when a Fringe reader's three saves are taken.
 * On every tool's page: a `memo` Astro knows as React's without rendering it once more to find out.
 */
export const SaveButton = memo(function SaveButton({ id, name, isSign = false }: Props) {
  const limit = useStore($saveLimit, Number.POSITIVE_INFINITY);
  const isSaved = useStore($isSaved)[id] ?? false;
  const isPending = useStore($savePending)[id] ?? false;
  const count = useStore($savedCount);
  const needsCore = !isSaved && count !== null && count >= limit;
  const [Tip, setTip] = useState<typeof SaveTip | null>(null);
  const own = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    void loadSaveStatus(id);
  }, [id]);
  useEffect(() => {
    if (!needsCore) return;
    void import('./save-tip.tsx').then(
      (found) => {
        // The button is drawn anew inside its tip.
        const isFocused = document.activeElement === own.current;
        flushSync(() => setTip(() => found.SaveTip));
        if (isFocused) own.current?.focus();
      },
      () => undefined, // Without its tip the button still says by its crown what it needs.
    );
  }, [needsCore]);

  const words = isSaved ? 'Saved' : 'Save Tool';
  const button = (
    <button
      ref={own}
      type="button"
      className={`button ${styles['save']}`}
      data-saved={isSaved}
      data-sign={isSign || undefined}
      title={isSign && !needsCore ? words : undefined}
      aria-pressed={isSaved}
      disabled={isPending}
      onClick={() => void toggleSave({ id, name })}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 20.5 3.8 12.6a5.2 5.2 0 0 1 7.3-7.4l.9.9.9-.9a5.2 5.2 0 0 1 7.3 7.4Z" />
      </svg>
      {isSign ? <span className="visually-hidden">{words}</span> : words}
      {needsCore && <Crown />}
    </button>
  );
  return needsCore && Tip ? <Tip limit={limit}>{button}</Tip> : button;
});

function Crown() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" role="img" aria-label="Needs Yak Core" className={styles['crown']}>
      <path d="M3 18h18l1-11-6 4-4-7-4 7-6-4Z" />
    </svg>
  );
}
