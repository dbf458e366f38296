import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One closed shape of a mark. */
export interface Outline {
  path: string;
  /** From 0 to 1, as the icon has it; null when it is solid. */
  opacity: string | null;
}

/** The outlines of a mark on a field of 24 by 24, and its one colour. */
interface LobeIcon {
  outlines: readonly Outline[];
  /** `#rrggbb`; null when the mark has several colours, or none of its own. */
  colour: string | null;
}

/** Reads a mark of LobeHub's static icons from a folder. @throws Error when the drawing is more than plain outlines */
export function readLobeIcon(folder: string, name: string): LobeIcon {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const shapes = [...svg.matchAll(/<([a-z]+)\b/g)]
    .map(([, tag]) => tag)
    .filter((tag) => tag !== 'svg' && tag !== 'title');
  if (
    !svg.includes('viewBox="0 0 24 24"') ||
    shapes.some((tag) => tag !== 'path') ||
    /transform=| (?:stroke-)?opacity=/.test(svg)
  )
    throw new Error(`${name}.svg is more than outlines on 24 by 24: take it out of the list.`);
  const outlines = [...svg.matchAll(/<path\b[^>]*>/g)].map(([element]) => ({
    path: / d="([^"]+)"/.exec(element)?.[1] ?? '',
    opacity: / fill-opacity="([\d.]+)"/.exec(element)?.[1] ?? null,
  }));
  return { outlines, colour: colourOf(join(folder, `${name}-color.svg`)) };
}

function colourOf(file: string): string | null {
  if (!existsSync(file)) return null;
  const colours = new Set(
    [...readFileSync(file, 'utf8').matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([colour]) =>
      sixDigits(colour.toLowerCase()),
    ),
  );
  const [only] = colours;
  return colours.size === 1 && only !== undefined ? only : null;
}

function sixDigits(colour: string): string {
  return colour.length === 7 ? colour : `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}`;
}
