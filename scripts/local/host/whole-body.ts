import type { IncomingMessage } from 'node:http';

/** What came of waiting for a request's body. */
type ReceivedBody = { outcome: 'whole'; body: Buffer } | { outcome: 'too large' | 'too slow' | 'cut off' };

export interface BodyLimits {
  /** More than this is refused, in bytes. */
  mostBytes: number;
  /** The last byte must have come by then, in ms. */
  timeoutMs: number;
}

/** Waits for a whole body, so that whoever works with it never meets half of one. Never rejects. */
export function wholeBody(request: IncomingMessage, { mostBytes, timeoutMs }: BodyLimits): Promise<ReceivedBody> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const end = (received: ReceivedBody) => {
      clearTimeout(timer);
      request.off('data', take);
      request.resume();
      resolve(received);
    };
    const take = (part: Buffer) => {
      bytes += part.length;
      if (bytes > mostBytes) end({ outcome: 'too large' });
      else parts.push(part);
    };
    const timer = setTimeout(() => end({ outcome: 'too slow' }), timeoutMs);
    request.on('data', take);
    request.once('end', () => end({ outcome: 'whole', body: Buffer.concat(parts) }));
    request.once('close', () => end({ outcome: 'cut off' }));
    request.once('error', () => end({ outcome: 'cut off' }));
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) end({ outcome: 'too large' });
  });
}
