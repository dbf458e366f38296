import { foldAddress } from '#domain/person/fold-address.ts';
import { adminEmails } from '#netlify/env.ts';

/** Whether a person has the admin role: by an address that the identity provider has verified. */
export function isAdmin({ email, emailVerified }: { email: string; emailVerified: boolean }): boolean {
  return emailVerified && adminEmails().has(foldAddress(email));
}
