import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { CheckedPlace } from './web-network.ts';

/** What one request came to. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  /** Empty for redirects and errors: nobody reads those. */
  body: Buffer;
}

/** A request that came to nothing. */
export class AskFailure extends Error {
  override name = 'AskFailure';
  readonly reason: 'timeout' | 'too_large' | 'no_answer';
  constructor(reason: AskFailure['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

interface AskOptions {
  place: CheckedPlace;
  headers: Record<string, string>;
  mostBytes: number;
  /** Ends the request, whatever it is doing. */
  signal: AbortSignal;
}

/**
 * Asks for one address by connecting to the place that was checked, and to no other; redirects are not followed. At most
 * so many bytes are taken, packed and unpacked.
 * @throws AskFailure
 */
export async function askPage(url: URL, { place, headers, mostBytes, signal }: AskOptions): Promise<PageAnswer> {
  try {
    const message = await send(url, place, headers, signal);
    const { statusCode: status = 0 } = message;
    const isRead = status === 200 || status === 403 || status === 429 || status === 503;
    const body = isRead ? await readBody(message, mostBytes, signal) : Buffer.alloc(0);
    message.destroy();
    const given = Object.entries(message.headers).map(([name, value]) => [name, String(value ?? '')] as const);
    return { status, headers: Object.fromEntries(given), body };
  } catch (error) {
    if (error instanceof AskFailure) throw error;
    throw new AskFailure(signal.aborted ? 'timeout' : 'no_answer', error);
  }
}

async function send(
  url: URL,
  { address, port, isPlain }: CheckedPlace,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:' && !isPlain;
  // Imported when the first page is asked for: Node’s client takes a third of the time in which the function starts.
  const { request: ask } = await (isSecure ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    const request = ask({
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, 'accept-encoding': 'gzip, deflate, br' },
      ...(isSecure && { servername: url.hostname }),
      agent: false,
      signal,
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end();
  });
}

async function readBody(message: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > mostBytes) {
    message.destroy();
    throw new AskFailure('too_large');
  }
  let packed = 0;
  const limited = Readable.from(
    (async function* () {
      for await (const chunk of message as AsyncIterable<Buffer>) {
        packed += chunk.length;
        if (packed > mostBytes) throw new AskFailure('too_large');
        yield chunk;
      }
    })(),
  );
  const chunks: Buffer[] = [];
  let size = 0;
  const unpacked = unpack(limited, String(message.headers['content-encoding'] ?? ''), signal);
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) {
      message.destroy();
      throw new AskFailure('too_large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unpack(packed: Readable, encoding: string, signal: AbortSignal): Readable {
  const maker = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }[
    encoding.trim().toLowerCase()
  ];
  if (!maker) return packed;
  const unpacking = maker();
  packed.once('error', (error) => unpacking.destroy(error));
  signal.addEventListener('abort', () => unpacking.destroy(new AskFailure('timeout')), { once: true });
  return packed.pipe(unpacking);
}
