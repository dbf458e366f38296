/** A route of the API and the methods it answers; one file per endpoint in this folder. */
export interface Endpoint {
  /** Path pattern as in the function's config, e.g. `/api/saved-tools/:id`; pages that only a server can find lie elsewhere. */
  readonly path: `/api/${string}` | `/shared/${string}`;
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
}
