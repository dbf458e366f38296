/** A response whose JSON is of this type; the type alone says so. */
export interface JsonAnswer<Body> extends Response {
  readonly says?: Body;
}

/** An answer in JSON; what it must be follows from the contract of the call that it answers. */
export function jsonAnswer<Body>(
  answer: NoInfer<Body>,
  status = 200,
  headers: Record<string, string> = {},
): JsonAnswer<Body> {
  return new Response(JSON.stringify(answer), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}
