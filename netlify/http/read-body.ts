import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { MAX_LEVELS, isNestedTooDeeply } from './nesting.ts';

/** @throws ApiError `unsupported_media_type` unless the request says that its body is JSON */
export function verifyJsonType(request: Request): void {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError('unsupported_media_type');
}

/**
 * The body, checked against its schema.
 * @param mostBytes of the body as sent
 * @throws ApiError `body_too_large`, `invalid_json` or `invalid_body`
 */
export async function readBody<Body>(request: Request, schema: z.ZodType<Body>, mostBytes: number): Promise<Body> {
  const result = schema.safeParse(parse(await readBytes(request, mostBytes)));
  if (!result.success) throw new ApiError('invalid_body', { message: inWords(result.error) });
  return result.data;
}

/**
 * The body as it was sent.
 * @throws ApiError `body_too_large`
 */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array> {
  const tooLarge = new ApiError('body_too_large', { message: `The body is too large: at most ${mostBytes} bytes.` });
  if (Number(request.headers.get('Content-Length')) > mostBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): unknown {
  const text = decoded(bytes);
  if (isNestedTooDeeply(text))
    throw new ApiError('invalid_json', {
      message: `The body is nested too deeply: at most ${MAX_LEVELS} lists and objects inside each other.`,
    });
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_json');
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('invalid_json');
  }
}

/** The first problem, with the field that has it: `toolId: Invalid input: expected number, received string.` */
function inWords(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return new ApiError('invalid_body').message;
  const field = issue.path.join('.');
  return `${field ? `${field}: ` : ''}${issue.message.slice(0, 300)}.`.replace(/\.\.$/, '.');
}
