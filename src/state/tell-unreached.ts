const WORDS = 'That did not work: the connection seems to be gone. Nothing was changed; try again once it is back.';
/** Long enough to be read twice, in ms. */
const SHOWN_MS = 12_000;

let ending: ReturnType<typeof setTimeout> | undefined;

/** Says that a control's code could not be fetched. It is part of the page itself: whatever else says things would have to be fetched first. */
export function tellUnreached(): void {
  clearUnreached();
  const notice = document.createElement('p');
  notice.className = 'unreached';
  notice.setAttribute('role', 'alert');
  document.body.append(notice);
  // Words that come into an alert are read out; some readers pass over an alert that comes with its words.
  notice.textContent = WORDS;
  ending = setTimeout(clearUnreached, SHOWN_MS);
}

export function clearUnreached(): void {
  clearTimeout(ending);
  document.querySelector('.unreached')?.remove();
}
