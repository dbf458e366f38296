import type { Config } from '@netlify/functions';
import { projectSheet } from '#api/project-sheet.contract.ts';
import { sheetFormats } from '#api/project-sheet.ts';
import { sheetFileName } from '#domain/project/sheet.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { readLines } from '#netlify/projects/own-lines.ts';
import { findProject } from '#netlify/projects/person-projects.ts';
import { sheetAs } from '#netlify/projects/sheet-as.ts';
import { hashedSheet } from '#netlify/projects/sheet-of-project.ts';

export default defineEndpoint(projectSheet, {
  GET: async ({ params, url, session }) => {
    const asked = url.searchParams.get('format') ?? 'json';
    const format = sheetFormats.find((one) => one === asked);
    const project = await findProject(session, params['id'] ?? '');
    const { sheet, hash } = hashedSheet(project, await readLines(session.stored.user, project.id));
    const file = format && (await sheetAs(format, sheet, hash));
    if (!file) throw new ApiError('invalid_body', { message: `format: one of ${sheetFormats.join(', ')}.` });
    return new Response(file.body, {
      headers: {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename="${sheetFileName(sheet, hash)}.${file.ending}"`,
        'X-Sheet-Hash': hash,
      },
    });
  },
});

export const config: Config = {
  path: '/api/projects/:id/sheet',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
