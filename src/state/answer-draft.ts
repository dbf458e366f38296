import { persistentAtom } from './browser-storage.ts';

/** Answers that were typed and not sent yet: they stay in this browser over a failure, an ended session, a closed tab. */
const draftOf = (messageId: string) =>
  persistentAtom<string | undefined>(`deskAnswer:${messageId}`, undefined, { listen: false });

/** What was typed to this message; empty when nothing was. */
export function readAnswerDraft(messageId: string): string {
  return draftOf(messageId).get() ?? '';
}

/** Keeps it; an empty one is forgotten. */
export function keepAnswerDraft(messageId: string, text: string): void {
  draftOf(messageId).set(text.trim() === '' ? undefined : text);
}
