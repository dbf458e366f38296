/** `text` when it has at most `length` characters, else as many whole words of it as fit, with an ellipsis at the end. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || start.slice(0, -1);
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`;
}
