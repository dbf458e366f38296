import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readImageHead } from './read-image-head.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 50, b: 10, alpha: 0.5 } } });

test.each([
  ['png', (width: number, height: number) => drawn(width, height).png()],
  ['gif', (width: number, height: number) => drawn(width, height).gif()],
  ['jpeg', (width: number, height: number) => drawn(width, height).jpeg()],
  ['jpeg', (width: number, height: number) => drawn(width, height).jpeg({ progressive: true })],
  ['jpeg', (width: number, height: number) => drawn(width, height).withMetadata({ orientation: 3 }).jpeg()],
  ['webp', (width: number, height: number) => drawn(width, height).flatten().webp()],
  ['webp', (width: number, height: number) => drawn(width, height).webp()],
  ['webp', (width: number, height: number) => drawn(width, height).webp({ lossless: true })],
])('reads the kind and the sides of a picture as %s, %#', async (kind, draw) => {
  for (const [width, height] of [
    [96, 64],
    [1, 1],
    [300, 2048],
  ] as const) {
    const bytes = await draw(width, height).toBuffer();
    expect(readImageHead(bytes)).toEqual({ type: `image/${kind}`, width, height });
    expect(readImageHead(new Uint8Array(Buffer.concat([Buffer.from('x'), bytes])).subarray(1))).not.toBeNull();
  }
  expect(readImageHead(await draw(2049, 10).toBuffer())).toBeNull();
  expect(readImageHead(await draw(10, 2049).toBuffer())).toBeNull();
});

test.each([
  ['nothing', ''],
  ['words', 'PNG GIF89a JFIF RIFF WEBP'],
  ['a drawing, which can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'],
  ['a page', '<!doctype html><html><body><script>alert(1)</script></body></html>'],
  ['a page behind spaces', `${' '.repeat(40)}<html>`],
  ['a film', `\0\0\0\x20ftypavif${'\0'.repeat(40)}`],
  ['an old bitmap', `BM${'\0'.repeat(60)}`],
])('%s is no picture', (_, text) => expect(readImageHead(Buffer.from(text, 'latin1'))).toBeNull());

test('a picture without a size, or cut within its head, is none', async () => {
  const sized = (width: number) => {
    const bytes = Buffer.from('GIF89a\0\0\x09\0\0\0\0', 'latin1');
    bytes.writeUInt16LE(width, 6);
    return readImageHead(bytes);
  };
  expect([sized(0), sized(9)]).toEqual([null, { type: 'image/gif', width: 9, height: 9 }]);
  for (const kind of ['png', 'jpeg', 'webp', 'gif'] as const) {
    const bytes = await drawn(9, 9).toFormat(kind).toBuffer();
    for (const length of [3, 5, 9]) expect(readImageHead(bytes.subarray(0, length))).toBeNull();
  }
});

test('whatever bytes come, it answers, and at once', () => {
  const starts = ['\xff\xd8', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF....WEBPVP8 ', 'RIFF....WEBPVP8X', ''];
  const bytes = fc
    .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }))
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]));
  fc.assert(
    fc.property(bytes, (one) => {
      const head = readImageHead(one);
      return head === null || (head.width >= 1 && head.width <= 2048 && head.height >= 1 && head.height <= 2048);
    }),
    { numRuns: 2000 },
  );
});
