import { personalAllowances } from './allowances.ts';
import { personalAudit } from './audit.ts';
import { personalEndings } from './endings.ts';
import { personalDeskThreads } from './desk-threads.ts';
import { personalFormSenders } from './form-senders.ts';
import { personalCollectionLinks, personalCollections } from './collections.ts';
import { personalMessages, personalSpam, personalSubmissions } from './forms.ts';
import { personalLooks } from './looks.ts';
import { personalOutbox, personalRefusals } from './mails.ts';
import { personalPaymentCases } from './payment-cases.ts';
import type { PersonalStore } from './personal-store.ts';
import { personalProfileImages } from './profile-images.ts';
import { personalProjectLines, personalProjectLinks, personalProjects } from './projects.ts';
import { personalSubscribers } from './subscribers.ts';
import { personalTools } from './tools.ts';
import { personalUsers } from './users.ts';

/**
 * Every store that holds something about people. Export and deletion go through this list and nothing else; the
 * account comes last, so that a deletion that was cut short can be found and finished. A store that is opened
 * anywhere but named neither here nor below fails the tests.
 */
export const personalStores: readonly PersonalStore[] = [
  personalMessages,
  personalSpam,
  personalSubmissions,
  personalDeskThreads,
  personalPaymentCases,
  personalFormSenders,
  personalOutbox,
  personalRefusals,
  personalSubscribers,
  personalTools,
  personalAllowances,
  personalAudit,
  personalCollectionLinks,
  personalCollections,
  personalProjectLinks,
  personalProjectLines,
  personalProjects,
  personalLooks,
  personalProfileImages,
  personalEndings,
  personalUsers,
];

/** Stores without anything about a person, and why that is so. */
export const impersonalStores: Readonly<Record<string, string>> = {
  deletions:
    'Hashes of accounts whose deletion is under way, each removed when it is finished; and that an account came to its end, under a hash that names nobody, for two days',
  'submission-addresses':
    'Hashes of web addresses of suggested tools, so that a second suggestion is recognised; kept two years',
  'payment-events':
    'Ids of the payment provider’s events, their kind and time, so that each is heard once; kept 90 days',
  'mail-editions':
    'What each mailing to many is about, and how far it has come: facts of tools and ids of drops; kept one year',
  'letter-orders':
    'Which letters to many are held, skipped or released; who ordered it is a keyed hash that names nobody once the account is gone; kept one year',
  news: 'News about Yak, from draft to sent; who wrote it is a keyed hash that names nobody once the account is gone',
  'counted-events':
    'What happened, as counts: a fixed word with a plan, a tool or a task, and when; no person. Added up within the hour',
  'figure-weeks': 'How often each of that happened in a week',
  'missed-searches':
    'How often searches found nothing, under a keyed hash of their words; the words themselves only of what was looked for at least three times, on several days. Kept 90 days after the last time',
  'person-records':
    'Hashes of accounts and addresses beside keys of accounts, messages, submissions, what was done about them, shared links, waiting and refused mails; each goes with its record',
  'awaited-pages':
    'Which accepted submissions wait for the page of their tool before their sender is told: ids and numbers; each goes when it is told',
  'desk-lines':
    'Keys of messages and recommended tools, in the order in which they came or were dealt with; each goes with its record',
  'record-walk': 'Counts of records, and keys of those that cannot be read',
  'mails-sent':
    'Hashes of mails that went out, and of addresses that a mail server refused, and when: no word and no address; kept 180 days',
  'mail-standing': 'Whether the mail server takes our letters, and what it said last, without any address',
  'tool-edits':
    'What admins changed of each tool, when and why; who it was is a keyed hash that names nobody once the account is gone',
  'desk-documents':
    'Drops, lessons, articles and words of tasks as admins wrote them, and what was changed of each, when and why; who it was is a keyed hash that names nobody once the account is gone',
  'watched-hosts': 'Pages that facts were read on, when they were visited, and the words around the facts',
  'watched-terms':
    'Sentences of documents that facts were read on, what changed in them, and what editors said it means; no word about who',
  'watch-reports':
    'How the facts of the guide stand, which wait for an editor, ids of messages about them, and how often each tool is saved',
  'form-days':
    'How often each public form and each kind of event came on a day, from all senders together; kept two days',
  slices: 'How far work on many records has come, by the first digits of hashes',
  reconciliation:
    'How far the walk over the payment provider’s list has come: the provider’s id of one subscription, and marks of the accounts on it; gone within the hour',
  jobs: 'The last runs of each scheduled job: when, how long, how many, and the class of an error',
};
