import { useState } from 'react';
import styles from './letters.module.css';

/** A letter as one kind of reader gets it. */
interface Look {
  /** What the kind of reader is called on its button; of a single look none is shown. */
  name: string;
  subject: string;
  /** Addresses of its two bodies. */
  html: string;
  text: string;
  test: () => void;
}

/** A letter as it will be sent, in a frame in which nothing runs, and a test of it. */
export function LetterPreview({
  looks,
  testsTo,
  isBusy,
}: {
  looks: readonly Look[];
  testsTo: string;
  isBusy: boolean;
}) {
  const [index, setIndex] = useState(0);
  const [body, setBody] = useState<'html' | 'text'>('html');
  const look = looks[index] ?? looks[0];
  if (!look) return null;
  return (
    <div className={styles['preview']}>
      <div className={styles['ways']}>
        {looks.length > 1 && (
          <Choice
            label="As"
            options={looks.map(({ name }, at) => ({ value: String(at), text: name }))}
            chosen={String(index)}
            choose={(value) => setIndex(Number(value))}
          />
        )}
        <Choice
          label="Shown"
          options={[
            { value: 'html', text: 'As a letter' },
            { value: 'text', text: 'Plain text' },
          ]}
          chosen={body}
          choose={(value) => setBody(value === 'text' ? 'text' : 'html')}
        />
        <button type="button" className="button" aria-disabled={isBusy} onClick={look.test}>
          Send a test to {testsTo}
        </button>
      </div>
      <p className={styles['subject']}>
        <span className="label">Subject</span> {look.subject}
      </p>
      <iframe
        key={look[body]}
        className={styles['frame']}
        sandbox="allow-same-origin"
        src={look[body]}
        title={`${look.subject}${looks.length > 1 ? `, as ${look.name}` : ''}, ${body === 'html' ? 'as a letter' : 'plain text'}`}
      />
    </div>
  );
}

function Choice({
  label,
  options,
  chosen,
  choose,
}: {
  label: string;
  options: readonly { value: string; text: string }[];
  chosen: string;
  choose: (value: string) => void;
}) {
  return (
    <div role="group" aria-label={label} className={styles['choice']}>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          className="button"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
