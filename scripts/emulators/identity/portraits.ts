/** Below this path the provider serves the pictures of its personas. */
export const PORTRAITS = '/portraits/';
/** Colours of each persona: behind, of the hair, of the face. */
const colours = [
  ['#f2b705', '#3b2413', '#f6dcc0'],
  ['#c8320b', '#1b1610', '#e8b48c'],
  ['#1549b8', '#e9dcc3', '#b97f56'],
  ['#4d7c32', '#7a3d1d', '#f1c9a5'],
] as const;

/** The picture at a path of this provider, as PNG; null when there is none. @param subjects of the personas */
export async function drawPortrait(path: string, subjects: readonly string[]): Promise<Buffer | null> {
  const index = subjects.indexOf(path.slice(PORTRAITS.length).replace(/\.png$/, ''));
  const own = colours[index % colours.length];
  if (!own) return null;
  const [behind, hair, face] = own;
  const strands = [60, 76, 92, 108, 124].map((x, strand) => `<path d="M96 22L${x} ${strand % 2 ? 116 : 104}"/>`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"><rect width="192" height="192" fill="${behind}"/>
<path d="M20 192c0-52 30-70 76-70s76 18 76 70z" fill="${hair}"/><circle cx="96" cy="84" r="56" fill="${face}"/>
<path d="M40 84a56 56 0 0 1 112 0c-20-10-36-14-56-14s-36 4-56 14z" fill="${hair}"/>
<g stroke="${hair}" stroke-width="15" stroke-linecap="round">${strands.join('')}</g></svg>`;
  // Imported when the first picture is asked for: it takes longer to load than the provider.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
