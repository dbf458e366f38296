/** Letters of a reason that a sender reads. */
export const MIN_REASON_LETTERS = 10;
export const MAX_REASON_LETTERS = 1000;

/** A canned reason with the tool's name in it. */
export function reasonFor(text: string, toolName: string): string {
  return text.replaceAll('{tool}', () => toolName);
}

/**
 * What stands in the box after a canned reason was picked: it takes the place of an empty box or of another one that
 * nobody has changed, and goes below what somebody has typed.
 * @param canned all of them, with the tool's name in it
 */
export function withReason(typed: string, reason: string, canned: readonly string[]): string {
  const isUntouched = typed.trim() === '' || canned.includes(typed.trim());
  return isUntouched ? reason : `${typed.trimEnd()}\n\n${reason}`;
}
