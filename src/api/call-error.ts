import type { ErrorAnswer, ErrorCode } from './error-answer.ts';

/** A call to our own API that was answered with anything but 2xx. */
export class CallError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** Why, by our own closed list; null when it was not our server that spoke: a proxy, a page of the host. */
  readonly code: ErrorCode | null;
  /** The whole answer of our own server; null when it was not ours. */
  readonly answer: ErrorAnswer | null;

  /** The message is `403: {body}`, or the status text in place of an empty body. */
  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText}`);
    this.name = 'CallError';
    this.status = status;
    this.answer = readAnswer(body);
    this.code = this.answer?.code ?? null;
  }
}

function readAnswer(body: string): ErrorAnswer | null {
  try {
    const answer: unknown = JSON.parse(body);
    return isErrorAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}

function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'message' in answer &&
    typeof answer.message === 'string' &&
    'code' in answer &&
    typeof answer.code === 'string'
  );
}
