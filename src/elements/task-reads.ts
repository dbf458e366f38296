import { tellReaderEvent } from '#api/reader-events.ts';

/** Counts a task as read when somebody goes on from its page to a tool, once a visit; whoever only looks causes no call. */
export function countTaskReads(): void {
  const [slug] = window.location.pathname.split('/').filter(Boolean).slice(1);
  let isTold = false;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('main a[href^="/tool-fluid/"]') : null;
    if (!link || slug === undefined || isTold) return;
    isTold = true;
    tellReaderEvent({ what: 'task', slug });
  });
}
