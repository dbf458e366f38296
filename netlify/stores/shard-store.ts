import { shardPlanSchema, shardSchema } from '#domain/admin/job/shard.schema.ts';
import { documentStore } from './document-store.ts';

/** How some work on many records is cut, under its name and `-plan`. */
export const shardPlans = documentStore('slices', shardPlanSchema, (key) => key.endsWith('-plan'));
/** How far each slice is, under the name of the work and its prefix. */
export const shards = documentStore('slices', shardSchema, (key) => !key.endsWith('-plan'));
