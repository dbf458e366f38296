import { dayOf } from '#domain/value/day.ts';
import type { Config } from '@netlify/functions';
import { adminFiguresEndpoint } from '#api/admin-figures.contract.ts';
import { figureTables } from '#api/admin-figures.ts';
import { figuresCsv } from '#netlify/admin/figures-csv.ts';
import { readFigures } from '#netlify/admin/read-figures.ts';
import { settleMissedSearch } from '#netlify/admin/settle-missed-search.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';

export default defineEndpoint(adminFiguresEndpoint, {
  GET: async ({ url: { searchParams }, session, now }) => {
    const asked = searchParams.get('csv');
    const table = figureTables.find((known) => known === asked);
    if (asked !== null && !table)
      throw new ApiError('invalid_body', { message: `csv is one of ${figureTables.join(', ')}.` });
    if (table) await spendAllowance(session, 'deskExport', now);
    const figures = await readFigures(now);
    if (!table) return jsonAnswer(figures);
    return new Response(figuresCsv(table, figures), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="yak-${table}-${dayOf(now)}.csv"`,
      },
    });
  },
  POST: async ({ body: { settled } }) => jsonAnswer({ searches: await settleMissedSearch(settled) }),
});

export const config: Config = {
  path: '/api/admin/figures',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
