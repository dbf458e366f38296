import type { PrintedNode } from './print-text.ts';

/** Elements without content. */
const VOID = new Set(['br', 'hr', 'input']);

/** A printed text as HTML. */
export function textHtml(nodes: readonly PrintedNode[]): string {
  return nodes.map(htmlOf).join('');
}

function htmlOf(node: PrintedNode): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${node.name}${attributes.join('')}>`;
  return VOID.has(node.name) ? start : `${start}${textHtml(node.children)}</${node.name}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
