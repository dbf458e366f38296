import { useStore } from '../use-store.ts';
import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useRef } from 'react';
import type { Topic } from '#domain/person/subscriber.ts';
import {
  $addressProblem,
  $knownAddress,
  $subscribeStage,
  $subscribeTopic,
  type SubscribeStage,
  closeSubscribeDialog,
  confirmingLine,
  subscribe,
} from '#state/email-subscription.ts';
import { OverlayDialog } from './overlay-dialog.tsx';
import styles from './subscribe-dialog.module.css';

/** Asks for an address to write to. */
export function SubscribeDialog() {
  const topic = useStore($subscribeTopic);
  const stage = useStore($subscribeStage);
  const isDone = stage === 'sent' || stage === 'waiting';
  return (
    <OverlayDialog isOpen={topic !== null} onClose={closeSubscribeDialog}>
      <img
        className={styles['yak']}
        src={`/mascot/yak-${isDone ? 'delighted' : 'deadpan'}.svg`}
        alt=""
        width="96"
        height="96"
      />
      <Dialog.Title className={styles['title']}>{isDone ? "You're all set!" : topic && titleOf(topic)}</Dialog.Title>
      <Dialog.Description>{isDone ? confirmingLine(stage) : topic && textOf(topic)}</Dialog.Description>
      <p role="status" className="visually-hidden">
        {isDone && `You're all set! ${confirmingLine(stage)}`}
      </p>
      {!isDone && <AddressForm stage={stage} />}
    </OverlayDialog>
  );
}

/** One field and a button. Words about a wrong address stand beside it; what was typed stays. */
function AddressForm({ stage }: { stage: SubscribeStage }) {
  const problem = useStore($addressProblem);
  const knownAddress = useStore($knownAddress);
  const isBusy = stage === 'submitting';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.value = knownAddress;
  }, [knownAddress]);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const isWellFormed = field.current?.validity.valid ?? false;
        void subscribe(String(typed.get('email')), isWellFormed, String(typed.get('homepage'))).then(
          () => $addressProblem.get() && field.current?.focus(),
        );
      }}
    >
      <label htmlFor="subscribe-email">Email</label>
      <input
        ref={field}
        id="subscribe-email"
        className="field"
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder="you@studio.example"
        readOnly={isBusy}
        aria-invalid={problem !== null}
        aria-describedby="subscribe-problem"
      />
      <p id="subscribe-problem" role="alert" className={styles['problem']}>
        {problem}
      </p>
      <label className="visually-hidden" aria-hidden="true">
        Leave this empty
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className="button button-signal" aria-disabled={isBusy}>
        {isBusy ? 'Subscribing...' : 'Subscribe'}
      </button>
    </form>
  );
}

function titleOf({ context, toolName }: Topic): string {
  if (toolName !== null) return `Notify me about ${toolName}`;
  return context === 'fresh-drops' ? 'Fresh Drops by mail' : 'Updates by mail';
}

function textOf({ toolName }: Topic): string {
  if (toolName !== null)
    return `A mail when ${toolName} has a fresh drop. Nothing else, once you have confirmed your address; one click ends it.`;
  return 'Once a week, what changed in the tools, with dates and sources, once you have confirmed your address. One click ends it.';
}
