import { contrast } from './contrast.ts';

/** Least contrast of a mark with the paper it stands on. WCAG asks none of logos; below this they drown. */
const LEAST_CONTRAST = 2;

/**
 * The colour a mark is printed in: its own when it can be told from every paper, else the neutral one. A picture
 * cannot follow the theme switch, so one colour has to do on all papers.
 */
export function logoColour(brand: string, neutral: string, papers: readonly string[]): string {
  return papers.every((paper) => contrast(brand, paper) >= LEAST_CONTRAST) ? brand : neutral;
}

/** Every value that a custom property has in a style sheet, as lower-case `#rrggbb`: one per theme. */
export function valuesOf(property: string, css: string): string[] {
  return [...css.matchAll(new RegExp(`${property}:\\s*(#[0-9a-fA-F]{6});`, 'g'))].map(([, value = '']) =>
    value.toLowerCase(),
  );
}
