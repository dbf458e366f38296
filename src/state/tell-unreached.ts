const WORDS =
  'That needs the connection, which seems to be gone. Nothing was changed: load this page again once it is back.';
const NOTICE = 'unreached';
/** Long enough to be read twice, in ms. */
const SHOWN_MS = 12_000;
/** After this somebody who waits for code is told, in ms; on a slow connection it may come later still. */
const LATE_MS = 15_000;

let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Says what happened where the code that would say it could not be fetched. A popover as the browser draws it: styles of
 * its own would weigh on every page.
 */
export function tellUnreached(words = WORDS): void {
  clearUnreached();
  const notice = document.createElement('p');
  notice.id = NOTICE;
  notice.setAttribute('role', 'alert');
  notice.popover = 'manual';
  document.body.append(notice);
  notice.showPopover();
  // Words that come into an alert are read out; some readers pass over an alert that comes with its words.
  notice.textContent = words;
  ending = setTimeout(clearUnreached, SHOWN_MS);
}

/** Says the same when something that somebody waits for is late. @param words asked for when it is */
export function tellWhenLate(arriving: Promise<unknown>, words: () => string | undefined = () => WORDS): void {
  const late = setTimeout(() => {
    const said = words();
    if (said !== '') tellUnreached(said);
  }, LATE_MS);
  const isOver = () => clearTimeout(late);
  void arriving.then(isOver, isOver);
}

export function clearUnreached(): void {
  clearTimeout(ending);
  document.getElementById(NOTICE)?.remove();
}
