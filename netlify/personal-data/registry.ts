import { personalAllowances } from './allowances.ts';
import { personalAudit } from './audit.ts';
import { personalFormSenders } from './form-senders.ts';
import { personalMessages } from './messages.ts';
import { personalOutbox } from './outbox.ts';
import type { PersonalStore } from './personal-store.ts';
import { personalSubmissions } from './submissions.ts';
import { personalSubscriptions } from './subscriptions.ts';
import { personalTools } from './tools.ts';
import { personalUsers } from './users.ts';

/**
 * Every store that holds something about people. Export and deletion go through this list and nothing else; the
 * account comes last, so that a deletion that was cut short can be found and finished. A store that is opened
 * anywhere but named neither here nor below fails the tests.
 */
export const personalStores: readonly PersonalStore[] = [
  personalMessages,
  personalSubmissions,
  personalFormSenders,
  personalOutbox,
  personalSubscriptions,
  personalTools,
  personalAllowances,
  personalAudit,
  personalUsers,
];

/** Stores without anything about a person, and why that is so. */
export const impersonalStores: Readonly<Record<string, string>> = {
  deletions: 'Hashes of accounts whose deletion is under way; each is removed when it is finished',
  'submission-addresses':
    'Hashes of web addresses of suggested tools, so that a second suggestion is recognised; kept two years',
  'payment-events':
    'Ids of the payment provider’s events, their kind and time, so that each is heard once; kept 90 days',
  'mail-editions':
    'What each mailing to many is about, and how far it has come: facts of tools and ids of drops; kept one year',
  'person-records':
    'Hashes of accounts and addresses beside keys of messages, submissions and waiting mails; each goes with its record',
  'record-walk': 'Counts of records, and keys of those that cannot be read',
  'mails-sent': 'Hashes of mails that went out, and when: no word and no address of them; kept 180 days',
  jobs: 'The last runs of each scheduled job: when, how long, how many, and the class of an error',
};
