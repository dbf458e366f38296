import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { type FunctionConfig, type FunctionRoute, matchesRoute } from './function-routes.ts';

/**
 * A process of its own that holds every function loaded and answers for them, as one warm instance does on Netlify. Its
 * environment is theirs. Started by `functionProcess`, to which it tells its port; it ends with the process that started
 * it, in whatever way that one ends. Argument: the folder of the functions.
 */
type Handler = (request: Request, context: object) => Promise<Response | undefined>;

interface LoadedFunction extends FunctionRoute {
  run: Handler;
}

/** What the process tells once it answers. */
export interface HostStarted {
  port: number;
  routes: FunctionRoute[];
}

/**
 * Bodies are whole when they come here: the process before this one sees to that. They are taken before a function runs:
 * what one left unread would stand in the way of the next call on the connection.
 */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const found = functions.find(({ name, config }) => matchesRoute({ name, config }, address.pathname));
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const context = { ip: '127.0.0.1', requestId: randomUUID(), deploy: { context: 'dev' }, params: {}, waitUntil };
  const asked = webRequest(request, address, new Uint8Array(await buffer(request)));
  if (found.config.background) {
    response.writeHead(202).end();
    await found.run(asked, context);
    return;
  }
  await send((await found.run(asked, context)) ?? new Response(null, { status: 204 }), response);
}

function webRequest(request: IncomingMessage, address: URL, body: Uint8Array<ArrayBuffer>): Request {
  const { method = 'GET' } = request;
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  headers.set('x-nf-client-connection-ip', '127.0.0.1');
  const hasBody = !['GET', 'HEAD'].includes(method);
  return new Request(address, { method, headers, ...(hasBody ? { body } : {}) });
}

async function send(answered: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answered.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answered.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.statusCode = answered.status;
  response.end(Buffer.from(await answered.arrayBuffer()));
}

function waitUntil(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.error(error));
}

async function load(folder: string, name: string): Promise<LoadedFunction> {
  const file = pathToFileURL(join(folder, name, `${name}.ts`)).href;
  const module = (await import(file)) as { default: Handler; config?: FunctionConfig };
  return { name, config: module.config ?? {}, run: module.default };
}

process.on('disconnect', () => process.exit());
const [folder = ''] = process.argv.slice(2);
const functions: LoadedFunction[] = [];
for (const name of readdirSync(folder)) {
  functions.push(
    await load(folder, name).catch((error: unknown) => {
      throw new Error(`Failed to load function ${name}`, { cause: error });
    }),
  );
}
// An idle connection stays: one that ended while the process before this one sends a call on it would lose the call.
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(`${request.method} ${request.url}:`, error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'content-type': 'text/plain' }).end('The function failed.');
  });
});
const { port } = await listenOnLoopback(server, 0);
const started: HostStarted = { port, routes: functions.map(({ name, config }) => ({ name, config })) };
// Stopped by a kill, it would leave nothing of what it compiled to the next one.
flushCompileCache();
process.send?.(started);
