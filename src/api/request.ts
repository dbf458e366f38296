/**
 * Sends one call to our own API and gives back its parsed JSON.
 * Credentials go along; a JSON content type and body only when there is a payload.
 * @throws Error whose message is `403: {body}` (or the status text when the body is empty) for every answer that is not 2xx
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
  if (!answer.ok) throw new Error(`${answer.status}: ${text || answer.statusText}`);
  return JSON.parse(text) as Answer;
}
