import { type Figures, fetchFigures } from '#api/admin-figures.ts';
import { type JobStanding, fetchAdminJobs } from '#api/admin-jobs.ts';
import { type AdminOverview, fetchAdminOverview } from '#api/admin-overview.ts';
import { type SubscriberGrowthAnswer, fetchSubscriberGrowth } from '#api/admin-subscribers.ts';
import { reading } from './reading.ts';

export const overview = reading<AdminOverview>(fetchAdminOverview);
export const jobStandings = reading<JobStanding[]>(fetchAdminJobs);
export const figures = reading<Figures>(fetchFigures);
export const growth = reading<SubscriberGrowthAnswer>(fetchSubscriberGrowth);
