/** Signs of what people type for a task, as its schema bounds them. */
const LONGEST = 60;

/** Words as a task says them: small letters and single blanks. */
export function saying(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** What is wrong with words that a task is to say; null when nothing is. */
export function sayingProblem(typed: string): string | null {
  const words = saying(typed);
  if (words.length < 2) return 'Write the words that people type';
  return words.length > LONGEST ? `At most ${LONGEST} signs; now ${words.length}` : null;
}

/** What a task says with these words; null when it says them already. */
export function withSaying(says: readonly string[], typed: string): string[] | null {
  const words = saying(typed);
  return says.includes(words) ? null : [...says, words];
}
