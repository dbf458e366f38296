/** An answer in JSON; `Answer` is the type that the contract states. */
export function jsonAnswer<Answer>(
  answer: NoInfer<Answer>,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(answer), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}
