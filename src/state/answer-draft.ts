/** Answers that were typed and not sent yet: they stay in this browser over a failure, an ended session, a closed tab. */
const keyOf = (messageId: string) => `deskAnswer:${messageId}`;

/** What was typed to this message; empty when nothing was. */
export function readAnswerDraft(messageId: string): string {
  try {
    return localStorage.getItem(keyOf(messageId)) ?? '';
  } catch {
    return ''; // a closed storage
  }
}

/** Keeps it; an empty one is forgotten. */
export function keepAnswerDraft(messageId: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(messageId));
    else localStorage.setItem(keyOf(messageId), text);
  } catch {
    // a full or closed storage: then it stays in the form alone
  }
}
