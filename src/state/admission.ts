import { computed } from 'nanostores';
import { $session } from './session.ts';

/** Whether the reader may see the back office; the server decides it again on every call. */
type Admission = 'loading' | 'signed-out' | 'unreadable' | 'refused' | 'admitted';

export const $admission = computed($session, (session): Admission => {
  if (session.status !== 'signed-in') return session.status;
  return session.user.isAdmin ? 'admitted' : 'refused';
});
