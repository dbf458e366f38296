/** Address that signs in and comes back to `returnTo`. */
export function loginAddress(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}
