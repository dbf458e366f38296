import type { Realm } from './accounts.ts';

/** The people of the tests. */
export const realm: Realm = {
  id: 'acme-id',
  domain: 'acme.test',
  personas: [
    { email: 'ada@acme.test', email_verified: true, given_name: 'Ada', family_name: 'Admin', role: 'Runs it' },
    { email: 'cora@acme.test', email_verified: true, given_name: 'Cora', family_name: 'Core', role: 'Pays' },
    { email: 'una@acme.test', email_verified: false, given_name: 'Una', family_name: 'Unproven', role: 'Unconfirmed' },
  ],
};
