import * as z from 'zod';
import { jobNames } from '#domain/admin/job/job-list.ts';
import { runOutcomes } from '#domain/admin/job/job-record.schema.ts';
import type { Answer, Contract } from './contract.ts';

const shape = {
  state: z
    .enum(['ok', 'off', 'slow', 'failing'])
    .describe('off: not set up on this site, which is no fault; slow: no answer within the time that the check has.'),
  tookMs: z.number().describe('What the check took.'),
};
const part = z.strictObject(shape);
const count = z.number().int().nullable();
const healthAnswer = z.strictObject({
  status: z.enum(['ok', 'failing']),
  at: z.iso.datetime().describe('When it was looked at; it may be some seconds old.'),
  store: part,
  identity: part,
  payments: part,
  mail: part.extend({
    waiting: count.describe('Mails that have not gone out; counted up to 1,000.'),
    says: z.string().describe('Whether the mail server takes our letters; when it does not, what is at fault.'),
  }),
  deletions: part.extend({ pending: count.describe('Deletions of accounts that are not finished; up to 1,000.') }),
  records: part.extend({
    unreadable: count.describe('Stored records that no schema reads; null when nobody counted.'),
  }),
  pages: part.extend({ leftOut: z.array(z.string()).describe('Records that the pages were built without.') }),
  watch: part.extend({
    says: z.string().describe('How the visits of the sources stand; when they found nothing, why.'),
    changed: count.describe('Values whose page no longer says them, or is gone.'),
    due: count.describe('Pages that are due.'),
  }),
  jobs: part.extend({
    each: z.array(
      z.strictObject({
        name: z.enum(jobNames),
        state: z.enum(['waiting', 'well', 'failed', 'late']),
        last: z.strictObject({ at: z.iso.datetime(), outcome: z.enum(runOutcomes) }).nullable(),
        nextDueAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const healthEndpoint = {
  path: '/api/health',
  methods: {
    GET: {
      who: 'anyone',
      summary:
        'How the site stands: 200 when every part is ok or off, else 503. No secret, and nothing about a person.',
      out: healthAnswer,
      refusal: healthAnswer,
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;

export type HealthAnswer = Answer<typeof healthEndpoint, 'GET'>;
export type PartHealth = HealthAnswer['store'];
export type PartState = PartHealth['state'];
export type JobHealth = HealthAnswer['jobs']['each'][number];
