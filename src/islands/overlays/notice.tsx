import { useStore } from '../use-store.ts';
import * as Toast from '@radix-ui/react-toast';
import { useEffect } from 'react';
import { $drawnToast, $toast, dismissToast } from '#state/toast.ts';
import styles from './notice.module.css';

/** The one visible toast: 5 s, swipe right 50 px, F8 focuses it (Radix' own figures). */
export function Notice() {
  const toast = useStore($toast);
  useEffect(() => {
    if (toast) $drawnToast.set(toast.id);
  }, [toast]);
  return (
    <Toast.Provider label="Notice" swipeDirection="right" swipeThreshold={50} duration={5000}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className={styles['notice']}
          data-tone={toast.tone}
          onOpenChange={(open) => !open && dismissToast()}
        >
          <Toast.Title className={styles['title']}>{toast.title}</Toast.Title>
          <Toast.Description className={styles['description']}>{toast.description}</Toast.Description>
          {toast.link && (
            <Toast.Action altText={`${toast.link.text}: open ${toast.link.href}`} asChild>
              <a className={styles['link']} href={toast.link.href}>
                {toast.link.text}
              </a>
            </Toast.Action>
          )}
          <Toast.Close className={styles['close']} aria-label="Close the notice">
            ×
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles['viewport']} />
    </Toast.Provider>
  );
}
