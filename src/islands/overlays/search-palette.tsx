import { useStore } from '../use-store.ts';
import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { $paletteFailed, $paletteFinds, type PaletteFinds as PaletteFindsOf, loadPalette } from '#state/palette.ts';
import { $isPaletteOpen, $paletteSearch, $slashOpens, closePalette, switchSlashKey } from '#state/palette-opening.ts';
import frame from '#parts/dialog.module.css';
import { PaletteFinds } from './palette-finds.tsx';
import styles from './search-palette.module.css';

const nothing: PaletteFindsOf = { groups: [], didYouMean: null, notRead: null, offered: [] };

/** The search palette over tools, tutorials, drops and pages: one field, one list, every step by key. */
export function SearchPalette() {
  const isOpen = useStore($isPaletteOpen);
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && closePalette()}>
      <Dialog.Portal>
        <Dialog.Overlay className={frame['scrim']} />
        <Dialog.Content
          className={styles['palette']}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            beginAtEnd(event);
          }}
          onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
        >
          <Dialog.Title className="visually-hidden">Search the guide</Dialog.Title>
          <PaletteField />
          <Dialog.Close className={styles['close']} aria-label="Close">
            ×
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The field and its list: the focus stays in the field, the arrows move through the list (ARIA's combobox pattern). */
function PaletteField() {
  const search = useStore($paletteSearch);
  const found = useDeferredValue(useStore($paletteFinds, null));
  const hasFailed = useStore($paletteFailed, false);
  const [active, setActive] = useState(0);
  const { groups, didYouMean, notRead, offered } = found ?? nothing;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const current = count === 0 ? null : Math.min(active, count - 1);

  // The field is drawn first: making the search ready is work that would hold it back.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => void loadPalette()));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (current !== null) document.getElementById(optionId(current))?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || current === null) return;
    const next = {
      ArrowDown: (current + 1) % count,
      ArrowUp: (current + count - 1) % count,
      PageDown: count - 1,
      PageUp: 0,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey } = event;
      document
        .getElementById(optionId(current))
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
    }
  };
  return (
    <>
      <input
        className={styles['field']}
        type="text"
        role="combobox"
        aria-label="Search tools, tasks, tutorials, drops and pages"
        aria-expanded={count > 0}
        aria-controls="palette-finds"
        aria-autocomplete="list"
        aria-activedescendant={current === null ? undefined : optionId(current)}
        placeholder="A job, a tool, a page"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={80}
        value={search}
        onChange={(event) => {
          setActive(0);
          $paletteSearch.set(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles['body']}>
        {hasFailed ? (
          <p className={styles['note']} role="alert">
            The index could not be loaded: the connection may be gone.{' '}
            <button type="button" className="button" onClick={() => void loadPalette()}>
              Try again
            </button>
          </p>
        ) : (
          <PaletteFinds
            groups={groups}
            didYouMean={didYouMean}
            notRead={notRead}
            offered={offered}
            search={search}
            isLoading={found === null}
            active={current}
            optionId={optionId}
          />
        )}
      </div>
      <PaletteFoot />
    </>
  );
}

/** The keys, and the switch for the one that some voice and switch controls press by mistake. */
function PaletteFoot() {
  const slashOpens = useStore($slashOpens, true);
  return (
    <div className={styles['foot']}>
      <span className={styles['keys']} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </span>
      <label className={styles['slash']}>
        <input type="checkbox" checked={slashOpens} onChange={(event) => switchSlashKey(event.target.checked)} />
        <span>
          Open with <kbd>/</kbd>
        </span>
      </label>
    </div>
  );
}

/** Focuses the field behind what was typed before it was there; left alone, the dialog would mark it all. */
function beginAtEnd(event: Event): void {
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>('[role="dialog"] [role="combobox"]');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

function optionId(index: number): string {
  return `palette-find-${index}`;
}
