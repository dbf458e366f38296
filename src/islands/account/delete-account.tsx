import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useRef, useState } from 'react';
import { $privacyWork, deleteAccount } from '#state/privacy.ts';
import { useStore } from '../use-store.ts';
import frame from '#parts/dialog.module.css';
import styles from './privacy.module.css';

/** The danger zone: what deleting means, and a dialog that only its own buttons (or Escape) close. */
export function DeleteAccount({ isPremium }: { isPremium: boolean }) {
  const isBusy = useStore($privacyWork) === 'deleting';
  const [isOpen, setOpen] = useState(false);
  const zone = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser looked for the place before it was drawn.
    if (window.location.hash === '#danger-zone') zone.current?.querySelector('button')?.focus();
    if (window.location.hash === '#danger-zone') zone.current?.scrollIntoView();
  }, []);
  return (
    <section ref={zone} aria-labelledby="danger-zone" className={styles['danger']}>
      <h2 id="danger-zone">Danger Zone</h2>
      <p>Deleting erases your account and everything stored with it, at once and for good.</p>
      <Dialog.Root open={isOpen} onOpenChange={(open) => !isBusy && setOpen(open)}>
        <Dialog.Trigger className="button">Delete Account</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className={frame['scrim']} />
          <Dialog.Content
            role="alertdialog"
            className={frame['dialog']}
            onInteractOutside={(event) => event.preventDefault()}
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          >
            <div className={styles['question']}>
              <Dialog.Title>Delete your account?</Dialog.Title>
              <Dialog.Description>
                Saved tools, quiz answers, names and mail choices are erased, and mailing lists forget your address.
                {isPremium && ' Yak Core ends at once; what is paid for this period is not refunded.'} Nobody can undo
                this, we cannot either.
              </Dialog.Description>
              <div className={styles['actions']}>
                <Dialog.Close className="button" disabled={isBusy}>
                  Cancel
                </Dialog.Close>
                <button
                  type="button"
                  className="button button-signal"
                  disabled={isBusy}
                  onClick={() => void deleteAccount().then((isClosed) => setOpen(!isClosed))}
                >
                  {isBusy ? 'Processing...' : 'Yes, Delete My Account'}
                </button>
              </div>
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </section>
  );
}
