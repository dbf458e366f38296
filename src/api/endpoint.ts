/** A route of the API and the methods it answers; one file per endpoint in this folder. */
export interface Endpoint {
  /** Path pattern as in the function's config, e.g. `/api/saved-tools/:id`. */
  readonly path: `/api/${string}`;
  readonly methods: readonly ('GET' | 'POST' | 'DELETE')[];
}
