import type { Answer } from './contract.ts';
import type { healthEndpoint } from './health.contract.ts';

export type HealthAnswer = Answer<typeof healthEndpoint, 'GET'>;
export type PartHealth = HealthAnswer['store'];
export type PartState = PartHealth['state'];
export type JobHealth = HealthAnswer['jobs']['each'][number];
