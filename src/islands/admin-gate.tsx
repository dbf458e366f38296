import type { ReactNode } from 'react';
import { loginAddress } from '#api/login.ts';
import { $admission } from '#state/admission.ts';
import { $session } from '#state/session.ts';
import { useStore } from './use-store.ts';
import styles from './admin-gate.module.css';

/**
 * What stands before every island of the back office: its children are drawn for the admin role alone, so nothing below
 * asks the server for anybody else. `path` is the page to come back to after signing in.
 */
export function AdminGate({ path, children }: { path: `/${string}`; children: ReactNode }) {
  const admission = useStore($admission, 'loading');
  const session = useStore($session);

  if (admission === 'admitted') return children;
  if (admission === 'loading') {
    return (
      <div role="status" className={styles['skeleton']}>
        <span className="visually-hidden">Checking whether you may come in</span>
      </div>
    );
  }
  if (admission === 'signed-out') {
    return (
      <div className={styles['notice']}>
        <img src="/mascot/yak-deadpan.svg" alt="" width="140" height="140" />
        <h2>Sign In Required</h2>
        <p>This is the back office. Sign in with an address that has the admin role; everybody else misses nothing but paperwork.</p>
        <a className="button button-signal" href={loginAddress(path)}>
          Sign In
        </a>
      </div>
    );
  }
  return (
    <div className={styles['notice']}>
      <img src="/mascot/yak-doubtful.svg" alt="" width="140" height="140" />
      <h2>Editors only</h2>
      <p>
        You are signed in as <b>{session.status === 'signed-in' ? session.user.email : ''}</b>, and that address has no admin role here. Core does not open this door either: it is about who edits the guide,
        not about who pays for it.
      </p>
      <p>
        <a className="button" href="/tools">
          To the tools
        </a>
      </p>
    </div>
  );
}
