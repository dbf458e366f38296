import type { APIRoute } from 'astro';
import { tasksByDesk } from '#catalog/task-pages.ts';
import type { DeskJobs } from '#domain/collection/brief/desk-cover.ts';

/** The jobs of every desk by name: fetched when somebody asks which of them their tools do. */
export const GET: APIRoute = async () =>
  Response.json(
    (await tasksByDesk()).map(
      ({ desk, title, tasks }): DeskJobs => ({
        desk,
        title,
        jobs: tasks.map(({ slug, title: job }) => ({ slug, title: job })),
      }),
    ),
  );
