import type { Endpoint } from './endpoint.ts';

/** Browser navigation: starts the sign-in. Query: `returnTo` (same-origin path), `login_hint` (address passed on to the provider). */
export const login = { path: '/api/login', methods: ['GET'] } as const satisfies Endpoint;

/** Address that signs in and comes back to `returnTo`. */
export function loginAddress(returnTo: string): string {
  return `${login.path}?returnTo=${encodeURIComponent(returnTo)}`;
}
