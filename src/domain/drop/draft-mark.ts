/** Stands at the end of a drafted description until an editor has written what follows from the change; no drop with it passes the checks. */
export const draftMark = 'For whom it matters: still to be written.';
