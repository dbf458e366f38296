import type { Config } from '@netlify/functions';
import { adminExport } from '#api/admin-export.contract.ts';
import { type ExportFormat, exportFormats } from '#api/admin-export.ts';
import { writeCsv } from '#domain/tool/csv/write-csv.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { audit } from '#netlify/session/audit.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';

/** Tells spreadsheets that the file is UTF-8; reading it back skips it. */
const BYTE_ORDER_MARK = '\uFEFF';

const files: Record<ExportFormat, { type: string; write(tools: readonly Tool[]): string }> = {
  csv: { type: 'text/csv; charset=utf-8', write: (tools) => BYTE_ORDER_MARK + writeCsv(tools) },
  json: { type: 'application/json; charset=utf-8', write: (tools) => `${JSON.stringify(tools, null, 2)}\n` },
};

export default defineEndpoint(adminExport, {
  GET: async ({ url, session, now }) => {
    const format = exportFormats.find((known) => known === (url.searchParams.get('format') ?? 'csv'));
    if (!format) throw new ApiError('invalid_body', { message: `format is one of ${exportFormats.join(', ')}.` });
    await spendAllowance(session, 'deskExport', now);
    const { tools, isCurrent } = await currentCatalogue();
    if (!isCurrent) throw new StoreUnavailable('uploaded tools'); // half a catalogue would look like a whole one
    const name = `yak-tools-${dayOf(now)}.${format}`;
    await audit({ action: 'catalogue_exported', userId: session.stored.user.id, now });
    return new Response(files[format].write(tools), {
      headers: { 'Content-Type': files[format].type, 'Content-Disposition': `attachment; filename="${name}"` },
    });
  },
});

export const config: Config = {
  path: '/api/admin/export',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
