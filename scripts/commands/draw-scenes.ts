/**
 * Draws the yak whole, at work on each desk, into public/mascot/desk-*.svg: the head of the mascot on a body of the same
 * strands, before an easel with the plate of what the desk does; for rooms that hold nothing alone or before an empty
 * sheet; and the head of our letters, as a picture that every mail program shows. Run it again when the head or a motif
 * changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LETTER_PICTURE } from '#domain/letters/letter-picture.ts';
import type { Department } from '#domain/tool/audience.ts';
import { COVER } from '#domain/page/draw-cover.ts';
import type { Motif } from '#domain/page/cover-motifs.ts';
import { coverOf } from '#domain/page/cover.ts';
import { valuesOf } from './logo-colour.ts';

interface Scene {
  mood: 'deadpan' | 'delighted' | 'doubtful' | 'asleep' | 'core';
  motif: Motif;
  /** Ink of the desk, as in src/styles/desk-inks.css. */
  ink: string;
}

const scenes: Record<Department, Scene> = {
  creative: { mood: 'delighted', motif: 'picture', ink: '--ink-purple' },
  strategy: { mood: 'doubtful', motif: 'rings', ink: '--ink-green' },
  production: { mood: 'deadpan', motif: 'tracks', ink: '--ink-red' },
  brand: { mood: 'delighted', motif: 'layout', ink: '--ink-yellow' },
  social: { mood: 'asleep', motif: 'calendar', ink: '--ink-blue' },
};

const root = join(import.meta.dirname, '../..');
const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
const light = (token: string) => valuesOf(token, tokens)[0] ?? '';
const hair = { dark: '#453225', middle: '#5b4634', light: '#6d5540', line: '#17130e', hoof: '#8a7660' };

for (const [desk, scene] of Object.entries(scenes)) write(`desk-${desk}`, easel(plate(desk, scene)), scene.mood);
write('yak-lost', easel(''), 'doubtful');
write('yak-resting', '', 'asleep');
write('yak-waiting', '', 'deadpan');
write('yak-idle', easel(''), 'asleep');
await drawLetterHead();

/** Writes one scene: what stands before the yak, and the yak itself. */
function write(name: string, before: string, mood: Scene['mood']): void {
  const width = before === '' ? 340 : 480;
  const parts = [before, tail(), legs(), body(), head(mood)];
  writeFileSync(
    join(root, `public/mascot/${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 300">${parts.join('')}</svg>\n`,
  );
}

/** The head of our letters: the yak before a letter on its easel, on paper of its own, which dark mail programs leave alone. */
async function drawLetterHead(): Promise<void> {
  const { path, width, height } = LETTER_PICTURE;
  const scale = (height - 24) / 300;
  const scene = [easel(envelope()), tail(), legs(), body(), head('delighted')].join('');
  const floor = `<path stroke="${hair.line}" stroke-width="2" d="M0 ${height - 14}H${width}"/>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${light('--paper')}"/>${floor}<g transform="translate(${(width - 480 * scale) / 2} ${height - 14 - 294 * scale}) scale(${scale})">${scene}</g></svg>`;
  await sharp(Buffer.from(picture), { density: 144 })
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toFile(join(root, 'public', path));
}

/** A closed letter with a seal, as large as a plate. */
function envelope(): string {
  return `<path fill="${light('--paper')}" stroke="${hair.line}" stroke-width="3" d="M22 28h116v76H22z"/><path fill="none" stroke="${hair.line}" stroke-width="3" d="M22 28l58 44l58-44"/><circle cx="80" cy="76" r="11" fill="${light('--signal')}"/>`;
}

function plate(desk: string, { motif, ink }: Scene): string {
  const { solid, pale, line } = coverOf(desk, motif);
  return `<path fill="${light(ink)}" opacity=".3" d="${pale}"/><path fill="${light(ink)}" d="${solid}"/><path fill="none" stroke="${hair.line}" stroke-width="1.5" d="${line}"/>`;
}

/** An easel with a drawing on it, or with an empty sheet. */
function easel(drawing: string): string {
  const wood = hair.light;
  return [
    `<path fill="none" stroke="${wood}" stroke-width="7" stroke-linecap="round" d="M340 176l-18 116M440 176l18 116M390 176v108M326 186h128M390 30V16"/>`,
    `<svg x="310" y="28" width="160" height="150" viewBox="-8 -12 ${COVER.width + 16} ${COVER.height + 24}"><path fill="${light('--paper-raised')}" stroke="${wood}" stroke-width="4" d="M-6-10h172v140H-6z"/>${drawing}</svg>`,
  ].join('');
}

/** A strand of hair from its root down to its tip. */
function strand(x: number, y: number, length: number, width: number): string {
  const tip = x + width / 3;
  return `M${x} ${y}C${x - 2} ${y + length * 0.6} ${x} ${y + length * 0.85} ${tip} ${y + length}C${tip + 6} ${y + length * 0.85} ${x + width + 3} ${y + length * 0.6} ${x + width} ${y}Z`;
}

/** A row of strands, longer and shorter in turn. */
function row(from: number, to: number, step: number, y: (x: number) => number, length: number): string {
  let path = '';
  for (let x = from, index = 0; x <= to; x += step, index += 1) {
    path += strand(x, Math.round(y(x)), length + [0, -9, 5, -4][index % 4]!, step + 8);
  }
  return path;
}

/** The line of the back: low at the tail, highest over the shoulders. */
function back(x: number): number {
  const share = (x - 30) / 220;
  return 118 - 52 * Math.sin(Math.min(1, Math.max(0, share)) * 1.9);
}

function body(): string {
  const top = Array.from({ length: 12 }, (_, index) => 30 + index * 20);
  const line = top.map((x) => `${x} ${Math.round(back(x))}`).join('L');
  const outline = `M${line}L262 130L258 236H32z`;
  return [
    `<path fill="${hair.dark}" stroke="${hair.dark}" stroke-width="14" stroke-linejoin="round" d="${outline}"/>`,
    `<path fill="${hair.dark}" d="${row(24, 236, 19, () => 190, 92)}"/>`,
    `<path fill="${hair.middle}" d="${row(30, 232, 21, (x) => back(x) + 64, 96)}"/>`,
    `<path fill="${hair.light}" stroke="${hair.light}" stroke-width="14" stroke-linejoin="round" d="M${line}L252 130L36 150z"/>`,
    `<path fill="${hair.light}" d="${row(24, 236, 22, (x) => back(x) + 16, 70)}"/>`,
  ].join('');
}

function legs(): string {
  const leg = (x: number) =>
    `<path fill="${hair.dark}" d="M${x} 240h24v46h-24z"/><path fill="${hair.hoof}" d="M${x - 2} 282h28v8a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4z"/>`;
  return [48, 92, 178, 222].map(leg).join('');
}

function tail(): string {
  return `<path fill="${hair.middle}" d="M36 122C4 120 2 170 10 214C14 232 22 236 26 218C34 190 30 158 44 140Z"/><path fill="${hair.light}" d="M34 126C12 130 12 170 16 200C24 180 26 154 42 138Z"/>`;
}

function head(mood: Scene['mood']): string {
  const drawing = readFileSync(join(root, `public/mascot/yak-${mood}.svg`), 'utf8');
  const inner = drawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<g transform="translate(142 34) scale(.8)">${inner}</g>`;
}
