import { fetchCorrections } from '#api/corrections.ts';
import type { FactLine } from '#domain/tool/evidence/fact-lines.ts';
import { redrawPlans } from './live-plans.ts';
import { makeElement, textOf } from './make-element.ts';
import { putInFront } from './new-corrections.ts';

/** Lets a tool's page say what was corrected since it was built; what cannot be read leaves the page as it is. */
export async function bringUpToDate(toolId: number): Promise<void> {
  const answer = await fetchCorrections(toolId).catch(() => null);
  if (!answer) return;
  const isDrawn = answer.plans ? redrawPlans(answer.plans) : false;
  for (const line of answer.facts ?? []) correctFact(line, isDrawn);
  putInFront(answer.corrections);
  const { drawTimeline } = await import('./tool-timeline.ts');
  drawTimeline(answer.events ?? []);
}

/** Writes what a fact says now into its place, unless it says so already; a table of plans that could not be drawn tells it beside its row. */
function correctFact(line: FactLine, isDrawn: boolean): void {
  const { fact, value, lines, note } = line;
  const place = document.querySelector<HTMLElement>(`[data-fact="${fact}"]`);
  const shown = place?.querySelector('[data-value]');
  if (!place || !shown) return;
  const noteText = place.querySelector('summary') ?? place.querySelector('[data-unread]');
  const isValueShown = textOf(shown) === value.replaceAll('\n', ' ');
  const isNoteShown = note === '' || textOf(noteText) === note;
  const sentences = [...place.querySelectorAll<HTMLElement>('[data-line]')];
  if (isValueShown && isNoteShown && lines.every((text, index) => textOf(sentences[index] ?? null) === text)) return;
  if (!isDrawn && !isValueShown) tellInTable(fact, value);
  shown.textContent = value;
  for (const [index, sentence] of sentences.entries()) sentence.textContent = lines[index] ?? '';
  writeNote(place, line);
  place.dataset['corrected'] = 'true';
}

/** Beside a row of plans: what holds now, until the next build draws the row anew. */
function tellInTable(fact: string, value: string): void {
  const row = document.querySelector(`[data-row="${fact}"]`);
  const place = row?.querySelector<HTMLElement>('[data-now]') ?? document.createElement('em');
  place.dataset['now'] = '';
  place.textContent = `Corrected since: ${value}`;
  row?.firstElementChild?.append(place);
}

/** The line below a value, with the words that say it: in its own place, or made after another one of the page. */
function writeNote(place: HTMLElement, { note, of, quote, english, source, copy }: FactLine): void {
  let details = place.querySelector('details');
  place.querySelector('[data-unread]')?.remove();
  if (!quote || !source) {
    details?.remove();
    return;
  }
  if (!details) {
    const model = document.querySelector('[data-fact] details');
    if (!model) return;
    details = model.cloneNode(true) as HTMLDetailsElement;
    details.open = false;
    place.querySelector('[data-value]')?.closest('dd')?.append(details);
  }
  const summary = details.querySelector('summary');
  const words = details.querySelector('blockquote');
  const said = words?.querySelector('q');
  if (summary) summary.textContent = note;
  if (!words || !said) return;
  said.textContent = english === undefined ? quote : `${quote} (${english})`;
  for (const node of [...words.children]) if (node !== said) node.remove();
  const link = document.createElement('a');
  Object.assign(link, { href: source, target: '_blank', rel: 'noopener', textContent: 'Source' });
  if (of) words.prepend(makeElement('b', `${of}: `));
  words.append(' ', link);
  if (copy === undefined) return;
  words.append(', ', Object.assign(link.cloneNode(), { href: copy, textContent: 'copy' }));
}
