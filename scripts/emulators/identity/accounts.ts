import { createHash } from 'node:crypto';
import { readJsonFile, writeJsonFile } from '@yak/emulator-loopback';
import { z } from 'zod';

const accountSchema = z.strictObject({
  email: z.string(),
  email_verified: z.boolean(),
  given_name: z.string(),
  family_name: z.string(),
});

/** What the provider says about a person, in the words of OpenID Connect. */
type IdentityAccount = z.infer<typeof accountSchema>;

/** Somebody whom the picker offers. */
export interface Persona extends IdentityAccount {
  /** What they are there for, in a few words. */
  role: string;
}

/** Whom a provider signs in. */
export interface Realm {
  /** Goes into every subject: keep it, or everybody is somebody else. Letters and dashes. */
  id: string;
  /** All addresses of this domain are signed in, as `acme.test`. */
  domain: string;
  personas: readonly Persona[];
}

/** The subject of an address: the same on every machine and after every restart, and it does not tell the address. */
export function subjectOf(realm: Realm, address: string): string {
  return createHash('sha256').update(`${realm.id}\n${address}`).digest('base64url').slice(0, 22);
}

/** The accounts of the provider, kept in one JSON file. */
export class Accounts {
  readonly realm: Realm;
  readonly #file: string;
  readonly #bySubject: Map<string, IdentityAccount>;

  constructor(realm: Realm, file: string) {
    this.realm = realm;
    this.#file = file;
    const kept = z.record(z.string(), accountSchema).parse(readJsonFile(file) ?? {});
    this.#bySubject = new Map(Object.entries(kept));
    for (const { role: _, ...account } of realm.personas) this.#bySubject.set(subjectOf(realm, account.email), account);
  }

  /** The address in its one spelling when it belongs to the domain, else null. */
  addressIn(text: string): string | null {
    const address = text.trim().toLowerCase();
    const name = address.endsWith(`@${this.realm.domain}`) ? address.slice(0, -this.realm.domain.length - 1) : '';
    return /^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?$/.test(name) ? address : null;
  }

  find(subject: string): IdentityAccount | undefined {
    return this.#bySubject.get(subject);
  }

  /** The subject of an address's account, made and kept when it is new. */
  signIn(address: string): string {
    const subject = subjectOf(this.realm, address);
    if (!this.#bySubject.has(subject)) {
      const account = accountFor(address);
      writeJsonFile(this.#file, { ...Object.fromEntries(this.#bySubject), [subject]: account });
      this.#bySubject.set(subject, account);
    }
    return subject;
  }
}

/** `jane.doe@…` is Jane Doe; `jane@…` is Jane Tester. */
function accountFor(address: string): IdentityAccount {
  const words = address.slice(0, address.indexOf('@')).split(/[._+-]+/);
  const [first = '', ...rest] = words.filter(Boolean).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { email: address, email_verified: true, given_name: first, family_name: rest.join(' ') || 'Tester' };
}
