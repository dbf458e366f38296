import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readJsonFile, writeJsonFile } from '../json-file.ts';

const accountSchema = z.strictObject({
  email: z.string(),
  email_verified: z.boolean(),
  given_name: z.string(),
  family_name: z.string(),
});

/** What the provider says about a person, in the words of OpenID Connect. */
export type IdentityAccount = z.infer<typeof accountSchema>;

/** The people the picker offers. */
export const personas: readonly (IdentityAccount & { role: string })[] = [
  {
    email: 'fringe@yak.test',
    email_verified: true,
    given_name: 'Finn',
    family_name: 'Fringe',
    role: 'On the free plan',
  },
  { email: 'core@yak.test', email_verified: true, given_name: 'Cora', family_name: 'Core', role: 'On Yak Core' },
  {
    email: 'admin@yak.test',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Admin',
    role: 'Runs the back office',
  },
  {
    email: 'unverified@yak.test',
    email_verified: false,
    given_name: 'Una',
    family_name: 'Unverified',
    role: 'Address never confirmed',
  },
];

/** The address in its one spelling when it is one this provider signs in (`…@yak.test`), else null. */
export function yakAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  return /^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?@yak\.test$/.test(address) ? address : null;
}

/** The subject of an address: the same on every machine and after every restart, and it does not tell the address. */
export function subjectOf(address: string): string {
  return createHash('sha256').update(`yak-id\n${address}`).digest('base64url').slice(0, 22);
}

/** The accounts of the local identity provider, kept in one JSON file. */
export class IdentityAccounts {
  readonly #file: string;
  readonly #bySubject: Map<string, IdentityAccount>;

  constructor(file: string) {
    this.#file = file;
    const kept = z.record(z.string(), accountSchema).parse(readJsonFile(file) ?? {});
    this.#bySubject = new Map(Object.entries(kept));
    for (const { role: _, ...account } of personas) this.#bySubject.set(subjectOf(account.email), account);
  }

  find(subject: string): IdentityAccount | undefined {
    return this.#bySubject.get(subject);
  }

  /** The subject of an address's account, made and kept when it is new. */
  signIn(address: string): string {
    const subject = subjectOf(address);
    if (!this.#bySubject.has(subject)) {
      const account = accountFor(address);
      writeJsonFile(this.#file, { ...Object.fromEntries(this.#bySubject), [subject]: account });
      this.#bySubject.set(subject, account);
    }
    return subject;
  }
}

/** `jane.doe@yak.test` is Jane Doe; `jane@yak.test` is Jane Tester. */
function accountFor(address: string): IdentityAccount {
  const words = address.slice(0, address.indexOf('@')).split(/[._+-]+/);
  const [first = '', ...rest] = words.filter(Boolean).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { email: address, email_verified: true, given_name: first, family_name: rest.join(' ') || 'Tester' };
}
