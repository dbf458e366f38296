import type { ProfileImage } from './profile-image.schema.ts';

/** What the first bytes of a picture say of it; sides in px. */
export type ImageHead = Pick<ProfileImage, 'type' | 'width' | 'height'>;

/** A wider or higher picture would take megabytes of a browser's memory, however small its file is; px. */
const LONGEST_SIDE = 2048;

/**
 * The kind and size of a picture, read from its bytes alone: neither its name nor what was said of it counts.
 * @returns null for what is no PNG, JPEG, WebP or GIF, or is larger than a picture of a person needs to be
 */
export function readImageHead(bytes: Uint8Array): ImageHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const head = pngHead(view) ?? gifHead(view) ?? webpHead(view) ?? jpegHead(view);
    return head && [head.width, head.height].every((side) => side >= 1 && side <= LONGEST_SIDE) ? head : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends within its own head
    throw error;
  }
}

function pngHead(view: DataView): ImageHead | null {
  const isPng = view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a && letters(view, 12, 4) === 'IHDR';
  return isPng ? { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) } : null;
}

function gifHead(view: DataView): ImageHead | null {
  if (!['GIF87a', 'GIF89a'].includes(letters(view, 0, 6))) return null;
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** WebP in its three kinds: with loss, without, and extended (RFC 9649). */
function webpHead(view: DataView): ImageHead | null {
  if (letters(view, 0, 4) !== 'RIFF' || letters(view, 8, 4) !== 'WEBP') return null;
  const sized = (width: number, height: number): ImageHead => ({ type: 'image/webp', width, height });
  const kind = letters(view, 12, 4);
  if (kind === 'VP8X') return sized(1 + uint24(view, 24), 1 + uint24(view, 27));
  if (kind === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return sized(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
  }
  if (kind !== 'VP8 ' || view.getUint16(23) !== 0x9d01 || view.getUint8(25) !== 0x2a) return null;
  return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

/** JPEG says its size in the frame's head, behind any number of other segments (ITU-T T.81, annex B). */
function jpegHead(view: DataView): ImageHead | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let place = 2; ; ) {
    const marker = view.getUint16(place);
    if (marker === 0xffff) place += 1;
    else if (isFrame(marker))
      return { type: 'image/jpeg', width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    else if (marker < 0xffc0 || marker === 0xffd9 || marker === 0xffda) return null;
    else place += 2 + view.getUint16(place + 2);
  }
}

/** SOF0 to SOF15, among which three other segments have their numbers. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}

function letters(view: DataView, start: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(start + index)));
}

function uint24(view: DataView, start: number): number {
  return view.getUint16(start, true) | (view.getUint8(start + 2) << 16);
}
