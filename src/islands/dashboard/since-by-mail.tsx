import { useState } from 'react';
import { accessOf } from '#state/plan.ts';
import { $preferences, $privacyWork, chooseMail } from '#state/privacy.ts';
import { $session } from '#state/session.ts';
import { useStore } from '../use-store.ts';
import styles from './since.module.css';

/** Asks for consent to the mail that tells the same, of who has answered which mails they want and left it out; nothing is ticked. */
export function SinceByMail() {
  const stored = useStore($preferences);
  const isSaving = useStore($privacyWork) === 'saving';
  const isCore = accessOf(useStore($session), 'fullFreshDrops') === 'open';
  const [isTicked, setTicked] = useState(false);

  // Until then the question below asks for all of them.
  if (stored === null || stored.changedAt === null) return null;
  const { changedAt: _, ...choices } = stored;
  // The list tells drops of tools for the same jobs too.
  const asked = isCore
    ? ({ ...choices, weeklyDigest: true, digestOf: 'near' } as const)
    : { ...choices, toolUpdates: true };
  if (isCore ? choices.weeklyDigest : choices.toolUpdates) return null;
  return (
    <label className={styles['mail']}>
      <input
        type="checkbox"
        checked={isTicked}
        disabled={isSaving}
        onChange={async () => {
          setTicked(true);
          await chooseMail(asked);
          setTicked(false);
        }}
      />
      {isCore
        ? 'Mail me this each Monday. A week without news brings no mail.'
        : 'Mail me when a fact or the terms of a tool I saved change.'}
    </label>
  );
}
