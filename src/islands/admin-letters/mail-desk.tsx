import type { LettersDesk, RefusedLetter, WaitingLetters } from '#api/admin-letters.contract.ts';
import { momentText } from '#domain/admin/job/run-text.ts';
import { $letterWork, sendAgain } from '#state/letters.ts';
import { useStore } from '../use-store.ts';
import styles from './letters.module.css';

/** Whether the mail server takes our letters, which of them wait, and which were given up. */
export function MailDesk({ isOn, mail }: Pick<LettersDesk, 'isOn' | 'mail'>) {
  const { says, trouble, takenAt, waiting, refused, refusedInAll } = mail;
  return (
    <section aria-labelledby="mail" className={styles['part']}>
      <h2 id="mail">The mail server</h2>
      <div className={styles['sender']} data-missing={trouble !== null} role="status">
        {trouble ? (
          <>
            <p>
              <b>{says}</b> Since {momentText(trouble.since)}, in{' '}
              {trouble.runs === 1 ? 'one run' : `${trouble.runs} runs`}. No letter is lost: each waits, is tried again
              by itself for 30 days, and goes out once.
            </p>
            {trouble.reply !== '' && <p className={styles['reply']}>{trouble.reply}</p>}
          </>
        ) : (
          <p>{isOn ? says : 'No mail server is set up on this site, so every letter waits.'}</p>
        )}
        {takenAt !== null && <p className={styles['note']}>It last took a letter about {momentText(takenAt)}.</p>}
      </div>
      {waiting.length > 0 && (
        <>
          <h3>Tried, and waiting</h3>
          <ul role="list" className={styles['lines']}>
            {waiting.map((each) => (
              <WaitingLine key={each.says} {...each} />
            ))}
          </ul>
        </>
      )}
      <h3>Given up</h3>
      <p className={styles['note']}>
        A letter is given up when the recipient’s own mailbox refuses it, or when no server took it for 30 days. It is
        kept for 30 days more. Send it again when you know that it will be taken; whoever has left a list since gets
        nothing.
      </p>
      {refused.length === 0 ? (
        <p>No letter was given up.</p>
      ) : (
        <>
          {refusedInAll > refused.length && (
            <p>
              The newest {refused.length} of {refusedInAll}.
            </p>
          )}
          <ul role="list" className={styles['lines']}>
            {refused.map((letter) => (
              <RefusedLine key={letter.key} letter={letter} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function WaitingLine({ says, letters, reply, since, nextAt }: WaitingLetters) {
  return (
    <li>
      <div className={styles['reason']}>
        <p>
          <b>{letters === 1 ? 'One letter' : `${letters} letters`}</b> since {momentText(since)}; next try{' '}
          {momentText(nextAt)}
        </p>
        <p>{says}</p>
        {reply !== '' && <p className={styles['reply']}>{reply}</p>}
      </div>
    </li>
  );
}

function RefusedLine({ letter }: { letter: RefusedLetter }) {
  const isBusy = useStore($letterWork) !== null;
  return (
    <li>
      <div className={styles['reason']}>
        <p>
          <b>{letter.letter}</b> to {letter.to}, {momentText(letter.refusedAt)}
        </p>
        <p>{letter.says}</p>
        {letter.reply !== '' && <p className={styles['reply']}>{letter.reply}</p>}
      </div>
      <button
        type="button"
        className="button"
        aria-label={`Send it again: ${letter.letter}, ${momentText(letter.refusedAt)}`}
        aria-disabled={isBusy}
        onClick={() => void sendAgain(letter)}
      >
        Send it again
      </button>
    </li>
  );
}
