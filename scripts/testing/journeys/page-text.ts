const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What a page says without any script: the text of its body, and the hints in its empty fields. */
export function pageText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const hints = [...body.matchAll(/\splaceholder="([^"]*)"/g)].map(([, hint = '']) => hint);
  const text = body.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  return [text, ...hints]
    .join(' ')
    .replace(/&(#\d+|#x[\da-f]+|\w+);/gi, decode)
    .replace(/\s+/g, ' ');
}

function decode(entity: string, name: string): string {
  if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
  return name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name] ?? entity);
}
