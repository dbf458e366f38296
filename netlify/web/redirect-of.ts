import type { PageAnswer } from './ask-page.ts';

/** Where an answer sends on to, which is checked like any other address; null when it sends nowhere. */
export function redirectOf({ status, headers }: PageAnswer, from: URL): URL | 'bad_address' | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const location = headers['location'] ?? '';
  return location !== '' && URL.canParse(location, from) ? new URL(location, from) : 'bad_address';
}
