import type { ReactNode } from 'react';
import { loginAddress } from '#api/login.ts';
import { $admission } from '#state/admission.ts';
import { $session } from '#state/session.ts';
import { DeskNotice, DeskSkeleton } from '#parts/desk-parts.tsx';
import { UnreadSession } from './unread-session.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useStore } from './use-store.ts';

/**
 * What stands before every island of the back office: its children are drawn for the admin role alone, so nothing below
 * asks the server for anybody else. `path` is the page to come back to after signing in.
 */
export function AdminGate({ path, children }: { path: `/${string}`; children: ReactNode }) {
  const admission = useStore($admission, 'loading');
  const session = useStore($session);
  useRestoredFocus();

  if (admission === 'admitted') return children;
  if (admission === 'loading') return <DeskSkeleton label="Checking whether you may come in" />;
  if (admission === 'unreadable') return <UnreadSession />;
  if (admission === 'signed-out') {
    return (
      <DeskNotice
        title="Sign In Required"
        text="This is the back office. Sign in with an address that has the admin role; everybody else misses nothing but paperwork."
      >
        <a className="button button-signal" href={loginAddress(path)}>
          Sign In
        </a>
      </DeskNotice>
    );
  }
  return (
    <DeskNotice
      title="Editors only"
      mood="doubtful"
      text={
        <>
          You are signed in as <b>{session.status === 'signed-in' ? session.user.email : ''}</b>, and that address has
          no admin role here. Core does not open this door either: it is about who edits the guide, not about who pays
          for it.
        </>
      }
    >
      <a className="button" href="/tools">
        To the tools
      </a>
    </DeskNotice>
  );
}
