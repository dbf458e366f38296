import { useState } from 'react';
import { readNumber } from '#domain/rules/rules-address.ts';
import styles from './rules.module.css';

/** How long a pause ends a number that is typed, in ms. */
const PAUSE_MS = 500;

interface Props {
  name: string;
  title: string;
  note: string;
  value: number | null;
  smallest: number;
  largest: number;
  onChange(value: number | null, pauseMs: number): void;
}

/** A rule that is a number, or nothing. What cannot be read is told beside it and changes nothing. */
export function NumberRule({ name, title, note, value, smallest, largest, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    const number = readNumber(text, largest);
    return number === null || number < smallest ? null : number;
  };
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  const take = (text: string) => {
    setTyped(text);
    if (text.trim() === '') onChange(null, PAUSE_MS);
    else if (read(text) !== null) onChange(read(text), PAUSE_MS);
  };
  return (
    <div className={styles['number']}>
      <label htmlFor={`rule-${name}`}>{title}</label>
      <input
        className="field"
        id={`rule-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value?.toLocaleString('en') ?? ''}
        aria-invalid={isWrong}
        aria-describedby={`note-${name}`}
        onChange={(event) => take(event.target.value)}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
      <small id={`note-${name}`} data-wrong={isWrong} role={isWrong ? 'alert' : undefined}>
        {isWrong
          ? `Write a whole number from ${smallest} to ${largest.toLocaleString('en')}, or leave it empty. Until then it changes nothing.`
          : note}
      </small>
    </div>
  );
}
