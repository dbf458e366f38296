import type { Config } from '@netlify/functions';
import { undoUpload } from '#api/undo-upload.contract.ts';
import { withdrawAcceptances } from '#netlify/admin/withdraw-acceptances.ts';
import { audit } from '#netlify/session/audit.ts';
import { announceTools } from '#netlify/catalog/announce-tools.ts';
import { toolsOf, undoUpload as takeBack } from '#netlify/catalog/apply-tools.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';

/** A decision is noted before the upload that comes of it, in ms at most. */
const HOUR_MS = 3_600_000;

export default defineEndpoint(undoUpload, {
  POST: async ({ body: { uploadId }, session, now }) => {
    await spendAllowance(session, 'uploadUndo', now);
    const undone = await takeBack(uploadId, { by: session.stored.user.id, now });
    if (!undone.ok && undone.code === 'unknown')
      throw new ApiError('not_found', { message: 'There is no such upload.' });
    if (!undone.ok && undone.code === 'is_edit')
      throw new ApiError('upload_superseded', {
        message: 'This is a change of one tool: take it back on that tool’s page of the desk.',
      });
    if (!undone.ok) throw new ApiError('upload_superseded');
    const { changed, upload } = undone;
    if (upload.created > 0) await withdrawAcceptances(new Date(Date.parse(upload.at) - HOUR_MS));
    if (changed)
      await audit({ action: 'upload_undone', userId: session.stored.user.id, tools: await toolsOf(upload), now });
    const message = changed
      ? `Taken back: ${upload.created} new tools are gone, ${upload.updated} are as they were.`
      : 'This upload was taken back already.';
    return jsonAnswer({ message, changed, rebuild: changed ? await announceTools() : null });
  },
});

export const config: Config = {
  path: '/api/uploads/undo',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
