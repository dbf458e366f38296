import type { ReactNode } from 'react';
import { copyText } from '#state/clipboard.ts';
import desk from '#parts/rail-desk.module.css';

interface NameProps {
  label: string;
  value: string;
  maxLength: number;
  onChange(value: string): void;
}

/** Under whose name something is shared. */
export function SharedByField({ label, value, maxLength, onChange }: NameProps) {
  return (
    <label className={desk['by']}>
      <span className="label">{label}</span>
      <input
        className="field"
        value={value}
        maxLength={maxLength}
        autoComplete="organization"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface LinkProps {
  /** Where the link leads, with or without this site's origin. */
  href: string;
  /** The field with the name, and whether another one was typed into it. */
  name: ReactNode;
  isRenamed: boolean;
  /** Of the row of buttons. */
  className: string | undefined;
  onRename(): void;
  onTakeBack(): void;
}

/** Something that is shared: its link, the name that stands there, and the ways to copy it, rename it and take it back. */
export function SharedLink({ href, name, isRenamed, className, onRename, onTakeBack }: LinkProps) {
  const address = new URL(href, window.location.origin).href;
  return (
    <>
      <p className={desk['address']}>
        <a href={href} target="_blank" rel="noopener">
          {address}
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      </p>
      {name}
      <div className={className}>
        <button type="button" className="button button-signal" onClick={() => void copyText(address, 'The link')}>
          Copy link
        </button>
        {isRenamed && (
          <button type="button" className="button" onClick={onRename}>
            Change the name
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onTakeBack}>
          Take the link back
        </button>
      </div>
    </>
  );
}
