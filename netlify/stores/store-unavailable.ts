/** The store did not answer, or not in time: nothing is known to have been written. Endpoints answer 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';

  constructor(what: string, cause?: unknown) {
    super(what, { cause });
  }
}
