import type { RefusedUpload, UploadAnswer } from '#api/upload-answer.ts';
import type { ReadUpload } from '#domain/tool/csv/read-upload.ts';
import { audit } from '#netlify/session/audit.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { announceTools } from './announce-tools.ts';
import { type Uploader, applyTools, tryTools } from './apply-tools.ts';

/** Beyond so many changed cells only their columns are told: an answer has its limits too. */
const MAX_SHOWN_CHANGES = 4000;
const MAX_SHOWN_CHARACTERS = 120;

/** Carries an upload out, or tries it, and says what each row does. A refused row refuses the whole upload, with 422. */
export async function answerUpload(read: ReadUpload, uploader: Uploader, dryRun: boolean): Promise<Response> {
  const isTrial = dryRun || read.refusals.length > 0;
  const { rows, refusals: unmet, upload } = isTrial ? await tryTools(read.rows) : await applyTools(read.rows, uploader);
  const refusals = [...read.refusals, ...unmet].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const counts = { created: count('created'), updated: count('updated'), unchanged: count('unchanged') };
  const rebuild = upload ? await announceTools() : null;
  if (upload) {
    const tools = rows.filter(({ outcome }) => outcome !== 'unchanged').map(({ name }) => name);
    await audit({ action: 'tools_uploaded', userId: uploader.by, tools, now: uploader.now });
  }
  const answer: UploadAnswer = {
    message: '',
    dryRun,
    ...counts,
    rows: shown(rows),
    refusals,
    notes: read.notes,
    uploadId: upload?.id ?? null,
    rebuild,
  };
  answer.message = inWords(answer);
  if (refusals.length === 0 || dryRun) return jsonAnswer<UploadAnswer>(answer);
  const { status, answer: refused } = new ApiError('rows_refused', { message: answer.message });
  return jsonAnswer<RefusedUpload>({ ...refused, report: answer }, status);
}

function inWords({ dryRun, created, updated, unchanged, refusals, uploadId }: UploadAnswer): string {
  const counts = `${created} new, ${updated} changed, ${unchanged} unchanged`;
  if (refusals.length > 0)
    return `Nothing was uploaded: ${refusals.length} ${refusals.length === 1 ? 'thing needs' : 'things need'} correcting. Sound rows: ${counts}.`;
  if (dryRun) return `A trial, nothing was stored: ${counts}.`;
  return uploadId === null ? `Nothing to do: all ${unchanged} tools say this already.` : `Uploaded: ${counts}.`;
}

function shown(rows: UploadAnswer['rows']): UploadAnswer['rows'] {
  let left = MAX_SHOWN_CHANGES;
  const cut = (text: string) =>
    left <= 0 ? '' : text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map(({ column, before, after }) => {
      const change = { column, before: cut(before), after: cut(after) };
      left -= 1;
      return change;
    }),
  }));
}
