import { CallError } from './call-error.ts';

/**
 * Sends one call to our own API, or for one of our own files, and gives back its parsed JSON.
 * Credentials go along; a JSON content type and body only when there is a payload.
 * @throws CallError for every answer that is not 2xx; what `fetch` throws when nobody answered
 */
export async function request<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    credentials: 'include',
    ...(payload === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new CallError(answer.status, text, answer.statusText);
  return JSON.parse(text) as Answer;
}
