/** Letters of the reason that every change at the desk gives. */
const MIN_LETTERS = 3;

/** What is wrong with the reason of a change, in words; null when it will do. */
export function reasonProblem(reason: string): string | null {
  return reason.trim().length < MIN_LETTERS ? 'Say why in a few words: the history shows it' : null;
}
