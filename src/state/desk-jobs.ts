import { request } from '#api/request.ts';
import type { DeskJobs } from '#domain/collection/brief/desk-cover.ts';
import { reading } from './reading.ts';

/** The jobs of every desk, from the static file that the build wrote. */
export const { store: $deskJobs, loadOnce: loadDeskJobs } = reading(() =>
  request<DeskJobs[]>('GET', '/desk-jobs.json'),
);
