import { isPersisted } from '#state/browser-storage.ts';
import { collectionsKey } from '#state/local-saves.ts';

/** Where the collection of a reader who is signed out is, and how it gets to an account. */
export function LocalNote({ login }: { login: string }) {
  return isPersisted(collectionsKey) ? (
    <>
      Kept in this browser. <a href={login}>Log in</a> and it comes along to your account.
    </>
  ) : (
    <>
      This browser has no room for it. <a href={login}>Log in</a> and collect with your account.
    </>
  );
}
