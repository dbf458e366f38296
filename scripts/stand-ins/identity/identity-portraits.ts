import { personas, subjectOf } from './identity-accounts.ts';

/** Below this path the provider serves the pictures of its personas. */
export const PORTRAITS = '/portraits/';
/** A name that leads to this provider only where it stands in for the web: `.test` is never on the web (RFC 2606). */
const ORIGIN = 'https://id.yak.test';
/** Colours of each persona: behind, of the fringe, of the face. */
const colours = [
  ['#f2b705', '#3b2413', '#f6dcc0'],
  ['#c8320b', '#1b1610', '#e8b48c'],
  ['#1549b8', '#e9dcc3', '#b97f56'],
  ['#4d7c32', '#7a3d1d', '#f1c9a5'],
] as const;

const bySubject = new Map(personas.map(({ email }, index) => [subjectOf(email), colours[index % colours.length]]));

/** The address of a persona's picture; undefined for everybody else, who has none. */
export function portraitAddress(subject: string): string | undefined {
  return bySubject.has(subject) ? `${ORIGIN}${PORTRAITS}${subject}.png` : undefined;
}

/** The picture at a path of this provider, as PNG; null when there is none. */
export async function drawPortrait(path: string): Promise<Buffer | null> {
  const own = bySubject.get(path.slice(PORTRAITS.length).replace(/\.png$/, ''));
  if (!own) return null;
  const [behind, fringe, face] = own;
  const strands = [60, 76, 92, 108, 124].map((x, index) => `<path d="M96 22L${x} ${index % 2 ? 116 : 104}"/>`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"><rect width="192" height="192" fill="${behind}"/>
<path d="M20 192c0-52 30-70 76-70s76 18 76 70z" fill="${fringe}"/><circle cx="96" cy="84" r="56" fill="${face}"/>
<path d="M40 84a56 56 0 0 1 112 0c-20-10-36-14-56-14s-36 4-56 14z" fill="${fringe}"/>
<g stroke="${fringe}" stroke-width="15" stroke-linecap="round">${strands.join('')}</g></svg>`;
  // Imported when the first picture is asked for: it takes longer to load than the provider.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
