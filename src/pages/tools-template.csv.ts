import type { APIRoute } from 'astro';
import { templateCsv } from '#domain/tool/csv/write-csv.ts';

/** The empty sheet that an editor begins with. */
export const GET: APIRoute = () =>
  new Response(templateCsv(), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
