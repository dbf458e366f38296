import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import frame from '#parts/dialog.module.css';

interface OverlayDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Begins with a `Dialog.Title` and a `Dialog.Description`. */
  children: ReactNode;
}

/** A dialog over any page. It has no trigger of its own, so it remembers who had the focus and gives it back. */
export function OverlayDialog({ isOpen, onClose, children }: OverlayDialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={frame['scrim']} />
        <Dialog.Content
          className={frame['dialog']}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          // Radix gives the focus without scrolling: in a low window what has it may lie below the edge.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
        >
          {children}
          <Dialog.Close className={frame['close']} aria-label="Close">
            ×
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
