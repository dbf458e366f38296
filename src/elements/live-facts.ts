import { fetchCorrections } from '#api/corrections.ts';
import type { FactLine } from '#domain/correction/fact-lines.ts';
import { putInFront } from './new-corrections.ts';

/** Lets a tool's page say what was corrected since it was built; what cannot be read leaves the page as it is. */
export async function bringUpToDate(toolId: number): Promise<void> {
  const answer = await fetchCorrections(toolId).catch(() => null);
  if (!answer) return;
  for (const line of answer.facts ?? []) correctFact(line);
  putInFront(answer.corrections);
}

/** Writes what a fact says now into its place, unless it says so already. */
function correctFact({ fact, value, lines, note, quote, source }: FactLine): void {
  const place = document.querySelector<HTMLElement>(`[data-fact="${fact}"]`);
  const shown = place?.querySelector('[data-value]');
  if (!place || !shown) return;
  const noteText = place.querySelector('summary') ?? place.querySelector('[data-unread]');
  const isSame = textOf(shown) === value && (note === '' || textOf(noteText) === note);
  const sentences = [...place.querySelectorAll<HTMLElement>('[data-line]')];
  if (isSame && lines.every((line, index) => textOf(sentences[index] ?? null) === line)) return;
  shown.textContent = value;
  if (shown instanceof HTMLElement && shown.dataset['answer'] !== undefined)
    shown.dataset['answer'] = value === 'Not read yet' ? 'not read' : value.toLowerCase();
  for (const [index, sentence] of sentences.entries()) sentence.textContent = lines[index] ?? '';
  writeNote(place, note, quote, source);
  place.dataset['corrected'] = 'true';
}

/** The line below a value, with the words that say it: in its own place, or made after another one of the page. */
function writeNote(place: HTMLElement, note: string, quote: string | null, source: string | null): void {
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
    place.querySelector('[data-value]')?.closest('dd, li')?.append(details);
  }
  const summary = details.querySelector('summary');
  const words = details.querySelector('blockquote');
  const link = words?.querySelector('a');
  if (summary) summary.textContent = note;
  if (words?.firstChild) words.firstChild.textContent = `${quote} `;
  if (words) words.cite = source;
  if (link) link.href = source;
}

function textOf(node: Element | null): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
