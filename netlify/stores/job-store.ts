import { jobRecordSchema } from '#domain/admin/job/job-record.schema.ts';
import { documentStore } from './document-store.ts';

/** The last runs of each job, under its name. */
export const jobRecords = documentStore('jobs', jobRecordSchema);
