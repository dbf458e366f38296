/** What a letter is, by how its key begins, and whom such letters go to. */
const kinds = [
  ['digest', 'Weekly digest', 'a reader'],
  ['alerts', 'Alert', 'a reader'],
  ['news', 'News', 'a reader'],
  ['confirm', 'Confirmation of an address', 'a reader'],
  ['known', 'Confirmation of an address', 'a reader'],
  ['fact-answer', 'Answer about a fact', 'a reader'],
  ['message-team', 'Message from the contact page', 'the team'],
  ['message-sender', 'Copy of a message', 'its writer'],
  ['message-answer', 'Answer to a message', 'its writer'],
  ['submission-team', 'Suggested tool', 'the team'],
  ['submission', 'Letter about a suggested tool', 'who suggested it'],
  ['job', 'Alarm about a job', 'the team'],
  ['test', 'Test of a letter', 'an admin'],
  ['export', 'Link to somebody’s own data', 'an account'],
  ['deleted', 'Goodbye', 'a deleted account'],
] as const;

/** A letter without its words and without whom it is for. */
interface LetterKind {
  name: (typeof kinds)[number][0] | 'other';
  text: string;
  to: string;
}

export function letterKind(key: string): LetterKind {
  const [name, text, to] = kinds.find(([prefix]) => key.startsWith(`${prefix}-`)) ?? ['other', 'Letter', 'somebody'];
  return { name, text, to };
}
