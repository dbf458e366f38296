import type { CorrectionsAnswer } from '#api/corrections.ts';
import { NOTHING } from '#domain/tool/plan/plan-words.ts';
import { drawnCells } from '#domain/tool/plan/drawn-cells.ts';
import { copierOf, NEW_TAB, pageName } from '#domain/tool/evidence/evidence.ts';
import { makeElement, textOf } from './make-element.ts';

type Plans = NonNullable<CorrectionsAnswer['plans']>;
type Row = Plans['rows'][number];
type Cell = Row['cells'][number];

/**
 * Draws what the plans of a tool say now into the table that the page was built with.
 * @returns false when the page has no table, or its columns are others now: the next build draws it
 */
export function redrawPlans({ columns, rows, steps, foot }: Plans): boolean {
  const body = document.querySelector('[data-row]')?.closest('tbody');
  const heads = [...(body?.previousElementSibling?.querySelectorAll('th + th') ?? [])];
  if (!body || heads.map(nameIn).join('\n') !== columns.join('\n')) return false;
  const names = new Set<string>(rows.map(({ name }) => name));
  for (const row of [...body.rows]) if (!names.has(row.dataset['row'] ?? '')) row.remove();
  for (const [at, row] of rows.entries()) {
    const known = body.querySelector<HTMLTableRowElement>(`[data-row="${row.name}"]`) ?? newRow(row);
    if (body.rows[at] !== known) body.insertBefore(known, body.rows[at] ?? null);
    redrawRow(known, row);
  }
  const drawn = document.querySelectorAll('[data-step]');
  for (const [index, step] of steps.entries()) if (drawn[index]) redrawStep(drawn[index], step);
  const below = body.closest('[role="region"]')?.nextElementSibling ?? null;
  if (textOf(below) !== foot.join('')) below?.replaceChildren(...foot.map((line) => makeElement('p', line)));
  return true;
}

/** The name of a plan in its head, without what else stands there. */
function nameIn(head: Element): string {
  const name = head.cloneNode(true) as Element;
  for (const other of name.querySelectorAll('span')) other.remove();
  return textOf(name);
}

function newRow({ name, title, question }: Row): HTMLTableRowElement {
  const heading = makeElement('th', title, ...(question ? [makeElement('small', question)] : []));
  heading.scope = 'row';
  const row = makeElement('tr', heading);
  row.dataset['row'] = name;
  return row;
}

function redrawRow(row: HTMLTableRowElement, { title, cells, shared }: Row): void {
  const [head] = row.cells;
  const told = head?.querySelector('[data-shared]');
  if (textOf(told ?? null) !== shared) {
    told?.remove();
    const line = makeElement('small', shared);
    line.dataset['shared'] = '';
    if (shared) head?.append(line);
  }
  const [, ...shown] = row.cells;
  const made = drawnCells(cells).map((cell) => cellOf(title, cell));
  if (made.map(mark).join('\n') === shown.map(mark).join('\n')) return;
  for (const cell of shown) cell.remove();
  row.append(...made);
}

function mark(cell: HTMLTableCellElement): string {
  return `${cell.colSpan} ${textOf(cell)}`;
}

/** As src/parts/plan-table.tsx draws it; its styles are those of the cells beside it. */
function cellOf(title: string, { said, span, as }: ReturnType<typeof drawnCells<Cell>>[number]) {
  const { text, bearing, condition, standing, isDisputed, words } = said;
  const isUnread = standing === '' && words.length === 0;
  const isToldBefore = as !== '' && (condition !== '' || !isUnread);
  const value = makeElement('b', text, ...(isToldBefore ? [makeElement('i', `, as on ${as}`)] : []));
  if (bearing === 'good') value.dataset['good'] = 'true';
  if (isUnread) value.dataset['unread'] = text === NOTHING ? 'none' : 'true';
  const quotes = isToldBefore ? [] : words.map(quoted);
  const isOpener = standing === '' && quotes.length > 0 && !isDisputed;
  const more = condition && !isToldBefore ? [makeElement('p', condition)] : [];
  const inside = makeElement('div', makeElement('small', title), ...(isOpener ? [] : [value, ...more]));
  inside.className = document.querySelector('[data-row] td > div')?.className ?? '';
  if (isDisputed) inside.append(...quotes);
  else if (quotes.length > 0)
    inside.append(makeElement('details', makeElement('summary', isOpener ? value : standing), ...quotes));
  if (isOpener) inside.append(...more);
  const cell = makeElement('td', inside);
  if (span > 1) cell.colSpan = span;
  if (span === 0) cell.dataset['covered'] = '';
  return cell;
}

/** As src/parts/quoted.tsx draws it. */
function quoted({ quote, english, source, copy, read, says, about }: Cell['words'][number]): HTMLElement {
  const where = makeElement('p', link(source, pageName(source)));
  if (copy) where.append(` ${read} by `, link(copy, copierOf(copy)));
  else where.append(` ${read}`);
  const made = makeElement('blockquote');
  if (says) made.append(makeElement('b', `Says ${says}: `));
  made.append(makeElement('q', quote));
  if (english) made.append(makeElement('p', `In English: ${english}`));
  if (about) made.append(makeElement('p', `These words are about ${about}.`));
  made.append(where);
  const model = document.querySelector('[data-row] blockquote');
  made.className = model?.className ?? '';
  where.className = model?.lastElementChild?.className ?? '';
  return made;
}

function link(address: string, text: string): HTMLAnchorElement {
  const hint = makeElement('span', NEW_TAB);
  hint.className = 'visually-hidden';
  return Object.assign(makeElement('a', text, hint), { href: address, target: '_blank', rel: 'noopener' });
}

function redrawStep(drawn: Element, { isYes, price, flag }: Plans['steps'][number]): void {
  drawn.toggleAttribute('data-yes', isYes);
  for (const text of drawn.querySelectorAll('text')) text.textContent = price;
  drawn.querySelector('small')?.remove();
  if (flag) drawn.prepend(makeElement('small', flag));
}
