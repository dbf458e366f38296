import { dayText } from '#domain/value/day-text.ts';
import { type TimelineEvent, type TimelineRow, timeline } from '#domain/page/plot/timeline.ts';
import { makeElement } from './make-element.ts';
import sheet from './tool-timeline.css?url';

const SVG = 'http://www.w3.org/2000/svg';
/** Width of the line in its own units, and what stands out at both ends for a mark. */
const WIDTH = 300;
const EDGE = 10;
/** How wide a mark is, and its form. */
const marks = {
  drop: [12, 'round'],
  terms: [12, 'square'],
  correction: [7, 'square'],
  reading: [5, 'round'],
} as const;

/**
 * Draws what happened to a tool on one line, closed, below what was corrected: one row a kind, with its days in words beside
 * it. Nothing where that is too little to look at.
 */
export function drawTimeline(events: readonly TimelineEvent[]): void {
  const line = timeline(events, WIDTH);
  const history = [...document.querySelectorAll<HTMLElement>('[data-history]')].at(-1);
  if (!line || !history || document.querySelector('.over-time')) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
  const table = makeElement('table', makeElement('tbody', ...line.rows.map(rowOf)));
  table.createCaption().textContent = `From ${dayText(line.from)} to ${dayText(line.to)}`;
  const details = makeElement('details', makeElement('summary', 'Over time'), table);
  details.className = 'over-time';
  history.after(details);
}

function rowOf({ kind, title, marks: path, text }: TimelineRow): HTMLTableRowElement {
  const heading = makeElement('th', title);
  heading.scope = 'row';
  const picture = drawn('svg', { viewBox: `${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${2 * EDGE}`, 'aria-hidden': 'true' });
  const [width, end] = marks[kind];
  picture.append(
    drawn('path', { d: `M0 0H${WIDTH}`, opacity: '.3' }),
    drawn('path', { d: path, 'stroke-width': String(width), 'stroke-linecap': end }),
  );
  return makeElement('tr', heading, makeElement('td', picture, makeElement('p', text)));
}

function drawn(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
