/** Sees everything that goes over the wire, so that tests can hold it against Stripe's own description. */
export interface Inspector {
  /** A request's parameters, still as text. @param route `POST /v1/customers/:id` */
  request?(route: string, parameters: unknown): void;
  /** The body of a good answer. */
  answer?(route: string, body: unknown): void;
  /** An event as it is sent. */
  event?(event: unknown): void;
}
