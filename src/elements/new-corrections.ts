import { type CorrectionsAnswer, fetchCorrections } from '#api/corrections.ts';
import { dayText } from '#domain/value/day-text.ts';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { makeElement } from './make-element.ts';

/** Puts corrections in front that were made since the page was built. What cannot be read leaves the page as it is. */
export async function showNewCorrections(): Promise<void> {
  const answer = await fetchCorrections().catch(() => null);
  if (answer) putInFront(answer.corrections);
}

/** Adds corrections that the list does not have yet. */
export function putInFront(corrections: CorrectionsAnswer['corrections']): void {
  const list = document.querySelector<HTMLElement>('[data-corrections]');
  if (!list) return;
  const isOfOneTool = list.dataset['corrections'] !== '';
  const terms = document.querySelector<HTMLElement>('[data-terms]');
  for (const correction of corrections.toReversed()) {
    const own = terms && correction.about === 'terms' ? terms : list;
    if (!own.querySelector(`[data-correction="${correction.id}"]`)) own.prepend(entry(correction, isOfOneTool));
  }
  for (const line of document.querySelectorAll<HTMLElement>('[data-no-corrections]'))
    line.hidden = list.childElementCount > 0;
  for (const own of [list, terms]) {
    const section = own?.closest<HTMLElement>('[data-history]');
    if (section) section.hidden = own?.childElementCount === 0;
  }
}

function entry(
  { id, toolId, toolName, title, about, before, after, saidSince, at, reason, toldBy, source }: Correction,
  isOfOneTool: boolean,
): HTMLElement {
  const time = makeElement('time', dayText(at));
  time.dateTime = at;
  const isTerms = about === 'terms';
  const why = isTerms ? 'From the terms of its maker.' : `${reason}.`;
  const words = `${why}${saidSince ? ` We had said so since ${dayText(saidSince)}.` : ''}${toldBy ? ` ${toldBy} told us.` : ''} `;
  const item = makeElement(
    'li',
    makeElement(
      'p',
      time,
      ...(isOfOneTool ? [] : [' ', link(toolPath({ id: toolId }), toolName)]),
      ' ',
      makeElement('b', isTerms ? reason : title),
    ),
    makeElement('p', makeElement('del', before), ' → ', makeElement('ins', after)),
    makeElement('p', words, ...(source ? [link(source, 'Source')] : [])),
  );
  item.dataset['correction'] = id;
  item.firstElementChild?.classList.add('what');
  item.lastElementChild?.classList.add('why');
  return item;
}

function link(address: string, text: string): HTMLAnchorElement {
  const made = makeElement('a', text);
  made.href = address;
  if (!address.startsWith('/')) {
    made.target = '_blank';
    made.rel = 'noopener';
  }
  return made;
}
