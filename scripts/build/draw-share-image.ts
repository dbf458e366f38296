import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { readEarTag } from '#domain/tool/ear-tag.ts';
import { EAR_TAG_BOX, earTagPath } from '#domain/tool/ear-tag-path.ts';
import { COVER } from '#domain/page/draw-cover.ts';
import { coverOf } from '#domain/page/cover.ts';
import type { ShareCard } from '#domain/page/share-card.ts';
import site from '#data/site.json' with { type: 'json' };
import { valuesOf } from '../commands/logo-colour.ts';

/** The size that every link preview takes, in pixels. */
const shareSize = { width: 1200, height: 630 };

const root = join(import.meta.dirname, '../..');
const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
const weights = [500, 800] as const;
const fonts: Font[] = ['latin', 'latin-ext'].flatMap((script) =>
  weights.map((weight) => ({
    name: `Gabarito ${script}`,
    weight,
    data: readFileSync(
      createRequire(import.meta.url).resolve(`@fontsource/gabarito/files/gabarito-${script}-${weight}-normal.woff`),
    ),
  })),
);
const colours = {
  ink: lightColour('--ink'),
  soft: lightColour('--ink-soft'),
  paper: lightColour('--paper'),
  bar: lightColour('--bar'),
};
/** Where the rule between name and line stands. */
const BOTTOM = 486;

/** A page of the field guide as a PNG of 1200 × 630 pixels, about 35 kB: flat colours, so a small palette does. */
export async function drawShareImage(card: ShareCard): Promise<Buffer> {
  const svg = await satori(page(card), { ...shareSize, fonts });
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
}

function page({ mark, kind, title, line, ink: spine, mood, tag, plate }: ShareCard) {
  return box(
    {
      width: 1200,
      height: 630,
      position: 'relative',
      background: colours.paper,
      color: colours.ink,
      fontFamily: 'Gabarito latin, Gabarito latin-ext',
      fontWeight: 500,
    },
    box({ position: 'absolute', left: 0, top: 0, width: 34, height: 630, background: lightColour(`--ink-${spine}`) }),
    box({ position: 'absolute', left: 0, top: 0, width: 1200, height: 26, background: colours.bar }),
    picture(fringe(), { position: 'absolute', left: 0, top: 25, width: 1200, height: 70 }),
    box(
      { position: 'absolute', left: 92, top: 118, alignItems: 'baseline', fontSize: 36 },
      box({ fontWeight: 800, marginRight: 18 }, mark),
      box({ color: colours.soft }, kind),
    ),
    box({ position: 'absolute', right: 60, top: 118, fontSize: 36, fontWeight: 800 }, site.name),
    box(
      {
        position: 'absolute',
        left: 92,
        top: 170,
        width: 1020,
        height: 276,
        alignItems: 'center',
        fontWeight: 800,
        ...titleSize(title),
      },
      title,
    ),
    box({ position: 'absolute', left: 92, top: BOTTOM, width: 1108, height: 3, background: colours.ink }),
    box(
      {
        position: 'absolute',
        left: 92,
        top: BOTTOM,
        width: tag ? 680 : plate ? 610 : 770,
        height: 630 - BOTTOM,
        alignItems: 'center',
        fontSize: 34,
        lineHeight: 1.25,
      },
      line,
    ),
    picture(mascot(mood), { position: 'absolute', left: 900, top: 388, width: 280, height: 280 }),
    ...(plate
      ? [
          picture(plateDrawing(plate, spine), {
            position: 'absolute',
            left: 728,
            top: BOTTOM + 14,
            width: 160,
            height: 120,
          }),
        ]
      : []),
    ...(tag
      ? [picture(earTag(tag), { position: 'absolute', left: 800, top: BOTTOM + 20, width: 90, height: 105 })]
      : []),
  );
}

/** Short names are set large; long ones smaller, on two or three lines. */
function titleSize(title: string) {
  const { length } = title;
  const fontSize = length <= 9 ? 190 : length <= 13 ? 150 : length <= 30 ? 110 : length <= 50 ? 88 : 72;
  return { fontSize, lineHeight: length <= 13 ? 0.95 : 1, letterSpacing: -0.03 * fontSize };
}

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function picture(svg: string, style: CSSProperties) {
  return createElement('img', { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, style });
}

function fringe(): string {
  const strands = readFileSync(join(root, 'public/mascot/fringe.svg'), 'utf8');
  return strands.replace('<svg ', `<svg fill="${colours.bar}" preserveAspectRatio="none" `);
}

/** The plate in the ink of the card's spine. */
function plateDrawing({ word, motif }: NonNullable<ShareCard['plate']>, spine: ShareCard['ink']): string {
  const { solid, pale, line } = coverOf(word, motif);
  const ink = lightColour(`--ink-${spine}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER.width} ${COVER.height}" width="${COVER.width}" height="${COVER.height}"><path fill="${ink}" opacity=".3" d="${pale}"/><path fill="${ink}" d="${solid}"/><path fill="none" stroke="${colours.ink}" stroke-width="1.5" d="${line}"/></svg>`;
}

function earTag(code: string): string {
  const { width, height } = EAR_TAG_BOX;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${colours.ink}" fill-rule="evenodd" d="${earTagPath(readEarTag(code))}"/></svg>`;
}

function mascot(mood: ShareCard['mood']): string {
  return readFileSync(join(root, `public/mascot/yak-${mood}.svg`), 'utf8');
}

function lightColour(token: string): string {
  const [light] = valuesOf(token, tokens);
  if (!light) throw new Error(`src/styles/tokens.css no longer has ${token}.`);
  return light;
}
