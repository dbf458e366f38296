import type { Records } from '../wire-object.ts';
import { dayText, moneyText } from './texts.ts';

/** A line of text on the page: points from the left and from the bottom, and the size of its letters. */
interface PlacedText {
  x: number;
  y: number;
  size: number;
  text: string;
}

/** A4 in points. */
const PAGE = { width: 595, height: 842 };
const LEFT = 64;
const RIGHT = 460;

/** An invoice as a PDF of one page. */
export function invoicePdf(invoice: Records['invoice']): Uint8Array {
  const lines = invoice.lines.data.flatMap((line, index): PlacedText[] => [
    { x: LEFT, y: 600 - index * 24, size: 11, text: line.description ?? '' },
    { x: RIGHT, y: 600 - index * 24, size: 11, text: moneyText(line.amount) },
  ]);
  const sum = 560 - invoice.lines.data.length * 24;
  return pdfOf([
    { x: LEFT, y: 760, size: 24, text: invoice.account_name ?? '' },
    { x: LEFT, y: 720, size: 14, text: `Invoice ${invoice.number ?? ''}` },
    { x: LEFT, y: 696, size: 11, text: `Date: ${dayText(invoice.created)}` },
    { x: LEFT, y: 678, size: 11, text: `For: ${invoice.customer_email ?? invoice.customer_name ?? 'a customer'}` },
    { x: LEFT, y: 660, size: 11, text: `State: ${invoice.status ?? 'draft'}` },
    ...lines,
    { x: LEFT, y: sum, size: 12, text: 'Total' },
    { x: RIGHT, y: sum, size: 12, text: `${moneyText(invoice.total)} ${invoice.currency.toUpperCase()}` },
    { x: LEFT, y: sum - 20, size: 12, text: 'Paid' },
    { x: RIGHT, y: sum - 20, size: 12, text: `${moneyText(invoice.amount_paid)} ${invoice.currency.toUpperCase()}` },
    { x: LEFT, y: 72, size: 9, text: 'Made by the payments emulator of one machine: no money has moved.' },
  ]);
}

/** PDF 1.4 in Latin-1: a catalog, one page, its text, one of the fonts that every reader brings along (ISO 32000-1, 7.5). */
function pdfOf(texts: readonly PlacedText[]): Uint8Array {
  const stream = texts
    .map(({ x, y, size, text }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** Text inside a PDF's brackets; letters that Latin-1 lacks become question marks. */
function escaped(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?').replaceAll(/[\\()]/g, '\\$&');
}
