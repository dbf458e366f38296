/**
 * The text with each of its pieces, from one mark to the next other one, as `change` gives it back; a piece without an end
 * stays. Marks are looked for as they stand: a pattern that is tried at each sign of ten thousand pages costs more.
 */
export function changePieces(text: string, start: string, end: string, change: (piece: string) => string): string {
  let changed = '';
  let done = 0;
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, done)) {
    const endsAt = text.indexOf(end, at);
    if (endsAt === -1) break;
    const behind = endsAt + end.length;
    changed += text.slice(done, at) + change(text.slice(at, behind));
    done = behind;
  }
  return done === 0 ? text : changed + text.slice(done);
}
