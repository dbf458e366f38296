import type { adminFiguresEndpoint } from '#api/admin-figures.contract.ts';
import type { adminJobsEndpoint } from '#api/admin-jobs.contract.ts';
import type { adminOverview } from '#api/admin-overview.contract.ts';
import type { adminSubscribers } from '#api/admin-subscribers.contract.ts';
import { requester } from '#api/request.ts';
import { reading } from './reading.ts';

const askOverview = requester<typeof adminOverview>('/api/admin/overview');
const askJobs = requester<typeof adminJobsEndpoint>('/api/admin/jobs');
const askFigures = requester<typeof adminFiguresEndpoint>('/api/admin/figures');
const askGrowth = requester<typeof adminSubscribers>('/api/admin/subscribers');

export const overview = reading(() => askOverview('GET'));
export const jobStandings = reading(() => askJobs('GET'));
export const figures = reading(() => askFigures('GET'));
export const growth = reading(() => askGrowth('GET'));
