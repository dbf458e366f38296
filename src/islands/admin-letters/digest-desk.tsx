import type { DigestStanding, LettersDesk } from '#api/admin-letters.contract.ts';
import { weekText } from '#domain/value/iso-week.ts';
import { momentText } from '#domain/admin/job/run-text.ts';
import { takenUpText } from '#domain/admin/letter-order.ts';
import { digestPreviewAddress } from '#api/letter-preview.ts';
import { $letterWork, order, sendTestDigest } from '#state/letters.ts';
import { useStore } from '../use-store.ts';
import { LetterPreview } from './letter-preview.tsx';
import styles from './letters.module.css';

/** The next digest: how it stands, what can be done about it, and how it looks. */
export function DigestDesk({ coming, before, looks, testsTo }: LettersDesk) {
  const isBusy = useStore($letterWork) !== null;
  const { week, state } = coming;
  const isOpen = state === 'waiting' || state === 'held' || state === 'skipped' || state === 'released';
  const shown = looks[0]?.week;
  return (
    <section aria-labelledby="digest" className={styles['part']}>
      <h2 id="digest">The next digest</h2>
      <p className={styles['standing']} role="status">
        <b>{weekText(week)}</b> {standingText(coming)}
      </p>
      {isOpen && (
        <p className={styles['ways']}>
          {state !== 'held' && (
            <button type="button" className="button" aria-disabled={isBusy} onClick={() => void order('hold', week)}>
              Hold it
            </button>
          )}
          {state !== 'skipped' && (
            <button type="button" className="button" aria-disabled={isBusy} onClick={() => void order('skip', week)}>
              Skip this week
            </button>
          )}
          {(state === 'held' || state === 'skipped') && (
            <button
              type="button"
              className="button button-signal"
              aria-disabled={isBusy}
              onClick={() => void order('release', week)}
            >
              Release it
            </button>
          )}
        </p>
      )}
      <p className={styles['note']}>
        Held, it waits; what is still held when its week is over goes along with the next one. Skipped, its drops are in
        no digest. The one before, {weekText(before.week)}, {beforeText(before)}
      </p>
      {shown === undefined ? (
        <p>There is no drop yet, so there is no letter to look at.</p>
      ) : (
        <>
          {shown !== week && (
            <p className={styles['note']}>
              That week has no drops so far, and a quiet week sends nothing. This is the one of {weekText(shown)}.
            </p>
          )}
          <LetterPreview
            looks={looks.map(({ plan, subject }) => ({
              name: plan === 'core' ? 'Core' : 'Fringe',
              subject,
              html: digestPreviewAddress(shown, plan, 'html'),
              text: digestPreviewAddress(shown, plan, 'text'),
              test: () => void sendTestDigest(shown, plan),
            }))}
            testsTo={testsTo}
            isBusy={isBusy}
          />
        </>
      )}
    </section>
  );
}

function standingText({ state, drops, waiting, goesOutAt, order: given }: DigestStanding): string {
  const about = drops === 1 ? 'one drop' : `${drops} drops`;
  const by = given ? ` by ${given.by ?? 'an account that is gone'} on ${momentText(given.at)}` : '';
  const when = takenUpText(goesOutAt, new Date());
  switch (state) {
    case 'waiting':
      return `goes out ${when}, with ${about} so far.`;
    case 'released':
      return `was released${by} and goes out ${when}, with ${about}.`;
    case 'held':
      return `is held${by}. It has ${about} so far.`;
    case 'skipped':
      return `is skipped${by}.`;
    case 'going out':
      return `is going out now, with ${about}.${waitingText(waiting)}`;
    case 'sent':
      return waiting === 0 ? `has gone out, with ${about}.` : `is written, with ${about}.${waitingText(waiting)}`;
    case 'quiet':
      return 'was quiet: nothing went out.';
  }
}

function waitingText(letters: number): string {
  if (letters === 0) return '';
  return ` ${letters === 1 ? 'One letter of it waits' : `${letters} letters of it wait`} for the mail server.`;
}

function beforeText({ state, drops, waiting, order: given }: DigestStanding): string {
  const by = given ? ` by ${given.by ?? 'an account that is gone'}` : '';
  if (state === 'sent') return `went out with ${drops === 1 ? 'one drop' : `${drops} drops`}.${waitingText(waiting)}`;
  if (state === 'going out') return `is going out now.${waitingText(waiting)}`;
  if (state === 'skipped') return `was skipped${by}.`;
  if (state === 'held' || state === 'released') return `was held${by} and did not go out.`;
  return 'did not go out: nothing happened in it, or nobody sent it.';
}
