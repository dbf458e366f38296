import { DeskNotice } from '#parts/desk-parts.tsx';
import { retrySession } from '#state/session.ts';

/** Says that the server could not tell who is reading. Nobody is signed out by that, so nobody is sent to sign-in. */
export function UnreadSession() {
  return (
    <DeskNotice
      title="We could not reach your account"
      text="Our server did not answer, so this page does not know what is yours. Nothing was changed, and you are not signed out."
      mood="doubtful"
    >
      <button type="button" className="button button-signal" onClick={retrySession}>
        Try again
      </button>
    </DeskNotice>
  );
}
