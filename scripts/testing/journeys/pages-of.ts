import { inflateSync } from 'node:zlib';

/** Pages of a PDF, those in its packed parts included. */
export function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, part = '']) => unpacked(part));
  return [text, ...packed].join('').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

function unpacked(part: string): string {
  try {
    return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
