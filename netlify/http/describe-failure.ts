/**
 * An unexpected failure for the log: name, message and stack, without personal data and credentials. Addresses, and
 * every long run of token characters, are taken out.
 */
export function describeFailure(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const cause =
    error instanceof Error && error.cause !== undefined ? `\ncaused by ${describeFailure(error.cause)}` : '';
  return redact(text) + cause;
}

/** A text without addresses and without long runs of token characters. */
export function redact(text: string): string {
  return text
    .replace(/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '<address>')
    .replace(/(?<![\w/.-])[\w-]{24,}(\.[\w-]*)*/g, '<token>');
}
