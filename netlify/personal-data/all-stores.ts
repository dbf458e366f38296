import { allowanceUses } from '#netlify/stores/allowance-store.ts';
import { outbox, sentMarks } from '#netlify/mail/mail-stores.ts';
import { auditAdmins, auditEntries } from '#netlify/stores/audit-store.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import type { DocumentStore } from '#netlify/stores/document-store.ts';
import { alertDesk, editions } from '#netlify/stores/edition-store.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { messages } from '#netlify/stores/message-store.ts';
import { paymentEvents } from '#netlify/stores/payment-event-store.ts';
import { formSenders } from '#netlify/stores/sender-store.ts';
import { submissions, suggestedAddresses } from '#netlify/stores/submission-store.ts';
import { subscribers } from '#netlify/stores/subscription-store.ts';
import { toolHeads, toolRevisions } from '#netlify/stores/tool-store.ts';
import { users } from '#netlify/stores/user-store.ts';

/** Every kind of record there is, for whoever walks over all of them; a test compares the list with the code. */
export const allStores: readonly DocumentStore<unknown>[] = [
  messages,
  submissions,
  suggestedAddresses,
  formSenders,
  outbox,
  sentMarks,
  subscribers,
  toolHeads,
  toolRevisions,
  users,
  allowanceUses,
  deletions,
  paymentEvents,
  editions,
  alertDesk,
  jobRecords,
  auditEntries,
  auditAdmins,
] as readonly unknown[] as readonly DocumentStore<unknown>[];
