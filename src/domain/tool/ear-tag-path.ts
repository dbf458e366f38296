import type { EarTag, TagMark, TagPrice } from './ear-tag.ts';

/** Width and height of the drawing in its own units; one unit is one pixel where it is smallest. */
export const EAR_TAG_BOX = { width: 24, height: 28 } as const;

/** A shape around a point, and the right half of it; `size` is the radius of a disc of the same weight. */
interface Shape {
  whole: (x: number, size: number) => string;
  right: (x: number, size: number) => string;
}

/** Height of the three rights, half their width, and the width of a ring's line. */
const MARKS_AT = 15.5;
const MARK_SIZE = 2.75;
const RING = 1;
/** A diamond reaches further than a disc of the same weight, a shield less far. */
const DIAMOND_REACH = 1.2;
const SHIELD_REACH = 0.92;
const HOLE = { x: 12, y: 5, size: 3.1 } as const;
const NOTCHES_AT = { low: [12], medium: [8.5, 15.5], high: [5, 12, 19] } as const;

/**
 * The tag as one path for `fill-rule: evenodd`: the tag is filled, and what it says is cut out of it, so that it stands
 * in one colour on any ground. Paid work is a disc, uploads a diamond, indemnity a shield; the price cuts notches into
 * the lower edge; the hole that the tag hangs from is open by as many quarters as facts are confirmed.
 */
export function earTagPath({ paidWork, uploads, backing, price, confirmed }: EarTag): string {
  return [
    outline(price),
    hole(confirmed),
    mark(disc, 5, paidWork),
    mark(diamond, 12, uploads),
    mark(shield, 19, backing),
  ].join('');
}

function outline(price: TagPrice): string {
  const cuts = [...notches(price)].reverse().map((x) => `H${x + 2.5}l-2.5-4.5-2.5 4.5`);
  const body = `M12 0a5 5 0 0 1 5 5c0 2.6 1.3 4 4 4a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3${cuts.join('')}H3a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3c2.7 0 4-1.4 4-4a5 5 0 0 1 5-5z`;
  return body + scores(price);
}

function notches(price: TagPrice): readonly number[] {
  return price === 'low' || price === 'medium' || price === 'high' ? NOTCHES_AT[price] : [];
}

/** Where no notch is cut: the places of unconfirmed ones as dots, a line where there is no public price, a broken one where nobody has read it. */
function scores(price: TagPrice): string {
  if (price === 'none') return 'M6 23.5h12v1H6z';
  if (price === 'unread') return 'M6 23.5h4v1H6zM14 23.5h4v1h-4z';
  if (price === 'low?') return dot(12, 24.5);
  if (price === 'medium?') return dot(8.5, 24.5) + dot(15.5, 24.5);
  return price === 'high?' ? dot(5, 24.5) + dot(12, 24.5) + dot(19, 24.5) : '';
}

const disc: Shape = {
  whole: (x, size) => circle(x, MARKS_AT, size),
  right: (x, size) => `M${x} ${round(MARKS_AT - size)}a${size} ${size} 0 0 1 0 ${round(2 * size)}z`,
};
const diamond: Shape = {
  whole: (x, size) => {
    const r = round(size * DIAMOND_REACH);
    return `M${x} ${round(MARKS_AT - r)}l${r} ${r}-${r} ${r}-${r}-${r}z`;
  },
  right: (x, size) => {
    const r = round(size * DIAMOND_REACH);
    return `M${x} ${round(MARKS_AT - r)}l${r} ${r}-${r} ${r}z`;
  },
};
const shield: Shape = {
  whole: (x, size) => {
    const r = round(size * SHIELD_REACH);
    return `M${round(x - r)} ${round(MARKS_AT - r)}h${round(2 * r)}${rightSide(r)}c-${part(r, 0.4)}-${part(r, 0.22)}-${r}-${part(r, 0.6)}-${r}-${part(r, 1.25)}z`;
  },
  right: (x, size) => {
    const r = round(size * SHIELD_REACH);
    return `M${x} ${round(MARKS_AT - r)}h${r}${rightSide(r)}z`;
  },
};

/** From the right shoulder of a shield down to its point. */
function rightSide(r: number): string {
  return `v${r}c0 ${part(r, 0.65)}-${part(r, 0.6)} ${part(r, 1.03)}-${r} ${part(r, 1.25)}`;
}

/** A ring fills its middle again, a half mark the right half of its middle. */
function mark({ whole, right }: Shape, x: number, kind: TagMark): string {
  if (kind === 'unread') return dot(x, MARKS_AT);
  if (kind === 'disputed') return dot(x - 1.5, MARKS_AT) + dot(x + 1.5, MARKS_AT);
  if (kind === 'silent') return `M${x - 2} ${MARKS_AT - 0.5}h4v1h-4z`;
  const middle = MARK_SIZE - RING;
  const filled = { full: '', half: right(x, middle), hollow: whole(x, middle) }[kind];
  return whole(x, MARK_SIZE) + filled;
}

/** The ring is always open; of its middle, what is not confirmed stays filled, clockwise from the top. */
function hole(confirmed: number): string {
  const { x, y, size } = HOLE;
  const ring = circle(x, y, size);
  const r = round(size - RING);
  if (confirmed >= 4) return ring;
  if (confirmed <= 0) return ring + circle(x, y, r);
  const [dx, dy] = (
    [
      [r, 0],
      [0, r],
      [-r, 0],
    ] as const
  )[confirmed - 1] ?? [0, -r];
  return `${ring}M${x} ${y}L${x + dx} ${y + dy}A${r} ${r} 0 ${confirmed === 1 ? 1 : 0} 1 ${x} ${round(y - r)}z`;
}

function dot(x: number, y: number): string {
  return circle(x, y, 0.8);
}

/** One arc that ends a hundredth beside its beginning: half as long as two halves. */
function circle(x: number, y: number, r: number): string {
  return `M${x} ${round(y - r)}a${r} ${r} 0 1 1-.01 0z`;
}

/** A share of a length; two decimals are finer than a pixel at any size that is shown. */
function part(length: number, share: number): number {
  return round(length * share);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
