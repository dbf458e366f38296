/** The words of a call that was refused; general ones when no server of ours has spoken. */
export function refusalWords(error: unknown): string {
  const text = error instanceof Error ? error.message.replace(/^\d{3}: /, '') : '';
  try {
    const answer = JSON.parse(text) as { message?: unknown };
    if (typeof answer.message === 'string') return answer.message;
  } catch {
    // no answer of ours
  }
  return 'That did not come through. Nothing is lost; please try again.';
}
