import { askAgain } from '#state/rules-in-force.ts';
import { makeElement } from './make-element.ts';

/** Asks again for verdicts that could not be had. */
export function againButton(): HTMLButtonElement {
  const button = makeElement('button', 'Try again');
  button.type = 'button';
  button.addEventListener('click', askAgain);
  return button;
}
