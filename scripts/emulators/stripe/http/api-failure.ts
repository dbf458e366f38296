import type { Records } from '../wire-object.ts';

/** What Stripe says beside the message. */
interface FailureDetails {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  /** The parameter at fault, `items[0][price]`. */
  param?: string;
  decline_code?: string;
  payment_intent?: Records['payment_intent'];
}

/** A request that Stripe refuses. Thrown, it undoes whatever the request had done; returned as an answer, it does not. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly details: FailureDetails;

  constructor(status: number, message: string, details: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  /** The body: without its `error` key, the SDK would take any JSON for success. */
  body(): { error: FailureDetails & { message: string } } {
    return { error: { type: 'invalid_request_error', message: this.message, ...this.details } };
  }
}

/** An id in the address that nothing has. */
export function unknownId(kind: string, id: string): ApiFailure {
  return new ApiFailure(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });
}

/** An id in a parameter that nothing has. */
export function unknownReference(kind: string, id: string, param: string): ApiFailure {
  return new ApiFailure(400, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
