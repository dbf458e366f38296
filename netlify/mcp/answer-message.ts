import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { searchedGuide } from '#netlify/catalog/search-catalogue.ts';
import { guideServer } from './guide-server.ts';

/** Both kinds of answer that the protocol knows: a caller who names neither gets JSON all the same. */
const ACCEPT = 'application/json, text/event-stream';

/**
 * Answers one message of the protocol in JSON. Nothing is kept between calls, so that any copy of this function may answer
 * the next one.
 * @param message as its schema has checked it
 */
export async function answerMessage(request: Request, message: unknown): Promise<Response> {
  const server = guideServer(await searchedGuide());
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const headers = new Headers(request.headers);
  headers.set('Accept', ACCEPT);
  const answer = await transport.handleRequest(new Request(request.url, { method: 'POST', headers }), {
    parsedBody: message,
  });
  const body = await answer.text();
  await server.close();
  return new Response(body === '' ? null : body, answer);
}
