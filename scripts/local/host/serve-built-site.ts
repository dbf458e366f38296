import { existsSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noticePage } from '#netlify/http/notice-page.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { addSecurityHeaders } from '#netlify/http/security-headers.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { claimPort } from '../ports.ts';
import { projectRoot, type ServedSite } from '../serve-site.ts';
import { type FunctionProcess, startFunctionProcess } from './function-process.ts';
import { matchesRoute } from './function-routes.ts';
import { openSiteFiles } from './site-files.ts';
import { type BodyLimits, wholeBody } from './whole-body.ts';

interface BuiltSiteOptions {
  port: number;
  /** What the functions find in their environment besides this process's own. */
  env: Record<string, string>;
  /** The folder of the built site. */
  siteDir: string;
  /** A folder of this instance's own for its log. */
  workDir: string;
  functionsDir?: string;
  limits?: BodyLimits;
}

export interface BuiltSite extends ServedSite {
  /** The process that holds the functions; null while it is started again. */
  functionPid(): number | null;
  /**
   * Goes on with another built site and functions loaded again, with the environment of their own deploy: from one request
   * to the next everything is of the new build, and what the old functions have begun they finish.
   */
  renew(siteDir: string, env: Record<string, string>): Promise<void>;
}

/** What Netlify takes at most, and longer than any of our bodies needs. */
const LIMITS: BodyLimits = { mostBytes: 6_000_000, timeoutMs: 30_000 };
const RETRY_AFTER_SECONDS = 2;
/** Idle connections of browsers stay so long, in ms: who is about to send a call on one must not find it ended. */
const IDLE_MS = 60_000;
/** Functions that are replaced finish what they have begun, as long as the platform would let them. */
const LONGEST_CALL_MS = 30_000;
const DRAIN_LOOK_MS = 50;

/**
 * Serves a built site with its functions, redirects and headers, as Netlify does: the files from this process, the
 * functions from one beside it, which is started again when it dies. Functions get whole bodies only: what is cut off,
 * too large or too slow is answered here.
 * @returns once the functions answer
 * @throws Error in one sentence when the port is in use or nothing is built, with the functions' log when they fail
 */
export async function serveBuiltSite(options: BuiltSiteOptions): Promise<BuiltSite> {
  const { port, env, siteDir, workDir, limits = LIMITS } = options;
  const { functionsDir = join(projectRoot, 'netlify/functions') } = options;
  if (!existsSync(join(siteDir, 'index.html')))
    throw new Error(`There is no built site in ${siteDir}: run “npm run build” first.`);
  await claimPort(port, { wantedBy: 'the site', variable: 'PORT' });
  const openFiles = (folder: string) => openSiteFiles(folder, join(projectRoot, 'netlify.toml'));
  let files = await openFiles(siteDir);
  const logFile = join(workDir, 'functions.log');
  let functions = await startFunctionProcess({ env: environmentOf(env), functionsDir, logFile });
  /** Calls under way, by the functions that answer them. */
  const underWay = new Map<FunctionProcess, number>();
  const count = (own: FunctionProcess, step: 1 | -1) => underWay.set(own, (underWay.get(own) ?? 0) + step);
  const agent = new Agent({ keepAlive: true });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    const isCall = functions.routes().some((route) => matchesRoute(route, url.pathname));
    if (!isCall) return answerFile(url, request, response);
    const received = await wholeBody(request, limits);
    if (received.outcome === 'whole') return forward(request, response, received.body);
    if (received.outcome === 'cut off') return void response.destroy();
    if (received.outcome === 'too large') return refuse(request, response, 413, 'The body is too large.');
    return refuse(request, response, 408, 'The body did not come in time.');
  }

  async function answerFile(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = await files.answer(request.method ?? 'GET', url, headersOf(request));
    request.resume();
    response.writeHead(found.status, { ...found.headers, 'content-length': Buffer.byteLength(found.body) });
    response.end(request.method === 'HEAD' ? undefined : found.body);
  }

  function forward(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const own = functions;
    const functionPort = own.port();
    if (functionPort === null) return startingAgain(request, response);
    count(own, 1);
    return new Promise<void>((resolve) => {
      const { method, url: path, headers } = request;
      const lengthOf = body.length > 0 ? { 'content-length': body.length } : {};
      const { 'transfer-encoding': _, 'content-length': __, connection: ___, ...kept } = headers;
      const asked = ask({
        port: functionPort,
        host: '127.0.0.1',
        method,
        path,
        agent,
        headers: { ...kept, ...lengthOf },
      });
      asked.once('response', (answered) => {
        response.writeHead(answered.statusCode ?? 502, withoutConnection(answered.headers));
        answered.pipe(response);
        answered.once('error', () => response.destroy());
        response.once('close', resolve);
      });
      asked.once('error', () => {
        if (response.headersSent) response.destroy();
        else void startingAgain(request, response);
        resolve();
      });
      response.once('close', () => asked.destroy());
      asked.end(body);
    }).finally(() => count(own, -1));
  }

  async function renew(next: string, nextEnv: Record<string, string>): Promise<void> {
    const nextFiles = await openFiles(next);
    const nextFunctions = await startFunctionProcess({
      env: environmentOf(nextEnv),
      functionsDir,
      logFile,
      keepsLog: true,
    });
    const before = functions;
    [files, functions] = [nextFiles, nextFunctions];
    const deadline = Date.now() + LONGEST_CALL_MS;
    while ((underWay.get(before) ?? 0) > 0 && Date.now() < deadline) await wait(DRAIN_LOOK_MS);
    underWay.delete(before);
    await before.stop();
  }

  const server = createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => {
    response.on('error', () => undefined);
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  const { close: closeServer } = await listenOnLoopback(server, port).catch(async (error: unknown) => {
    await functions.stop();
    throw error;
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const close = async () => {
    await closeServer();
    await functions.stop();
    agent.destroy();
    end();
  };
  return { url: `http://localhost:${port}`, logFile, ended, close, renew, functionPid: () => functions.pid() };
}

function startingAgain(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const words = 'This part of the site is starting again. Nothing was lost; please try again in a few seconds.';
  return refuse(request, response, 503, words, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
}

/** Refuses in words: as JSON for our own pages, as a small page for a person whose browser came here. */
async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  const code = status === 413 ? 'body_too_large' : 'internal';
  const refusal = wantsPage ? noticePage(message, { status, headers }) : jsonAnswer({ code, message }, status, headers);
  addSecurityHeaders(refusal.headers);
  response.writeHead(status, { ...Object.fromEntries(refusal.headers), connection: 'close' });
  response.end(await refusal.text());
}

function environmentOf(env: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_ENV: _, FORCE_COLOR: __, NODE_OPTIONS: ___, ...own } = process.env;
  return { NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compiled'), ...own, CONTEXT: 'dev', ...env };
}

function headersOf(request: IncomingMessage): Headers {
  return new Headers(
    Object.entries(request.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  );
}

function withoutConnection({
  connection: _,
  'keep-alive': __,
  ...kept
}: IncomingMessage['headers']): IncomingMessage['headers'] {
  return kept;
}
