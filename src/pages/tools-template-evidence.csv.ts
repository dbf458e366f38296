import type { APIRoute } from 'astro';
import { evidenceTemplateCsv } from '#domain/tool/csv/write-csv.ts';

/** The empty sheet with a column for each right, task and piece of evidence. */
export const GET: APIRoute = () =>
  new Response(evidenceTemplateCsv(), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
