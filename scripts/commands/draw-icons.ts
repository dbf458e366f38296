import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { valuesOf } from './logo-colour.ts';

/**
 * `npm run draw-icons`: the icons for tabs and home screens, drawn from public/mascot/yak-deadpan.svg and committed.
 * Run it again when the mascot changes.
 */
const publicFolder = join(import.meta.dirname, '../../public');
const mascot = readFileSync(join(publicFolder, 'mascot/yak-deadpan.svg'));
const [paper] = valuesOf('--paper', readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8'));
if (!paper) throw new Error('tokens.css no longer has --paper.');

/** The part of a maskable icon that no phone cuts off is a circle of 80 %; the head must fit into it. */
const HEAD_ON_PAPER = 0.66;

writeFileSync(join(publicFolder, 'favicon.svg'), mascot);
writeFileSync(
  join(publicFolder, 'favicon.ico'),
  iconFile([await onNothing(16), await onNothing(32), await onNothing(48)]),
);
writeFileSync(join(publicFolder, 'apple-touch-icon.png'), await onPaper(180, paper));
for (const size of [192, 512]) {
  writeFileSync(join(publicFolder, `icon-${size}.png`), await onNothing(size));
  writeFileSync(join(publicFolder, `icon-maskable-${size}.png`), await onPaper(size, paper));
}
console.log('favicon.svg, favicon.ico, apple-touch-icon.png, icon-*.png in public/');

/** The head alone, the background left open. */
async function onNothing(size: number): Promise<Buffer> {
  return sharp(mascot, { density: (72 * size) / 120 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** The head on paper, with room around it. */
async function onPaper(size: number, background: string): Promise<Buffer> {
  const head = Math.round(size * HEAD_ON_PAPER);
  const margin = Math.floor((size - head) / 2);
  return sharp(await onNothing(head))
    .extend({ top: margin, left: margin, bottom: size - head - margin, right: size - head - margin, background })
    .flatten({ background })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An ICO file that holds PNGs: a header of 6 bytes, 16 bytes about each picture, then the pictures. */
function iconFile(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(picture.readUInt32BE(16), 0);
    entry.writeUInt8(picture.readUInt32BE(20), 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
