import type { ConflictingEdit, EditLine, RefusedEdit } from '#api/record-edit.ts';
import { changedSince } from '#domain/record/record-changes.ts';
import type { RecordEdit } from '#domain/record/record-edit.schema.ts';
import type { RecordKind } from '#domain/record/record-kind.ts';
import { adminAddress } from '#netlify/session/read-audit.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

/** Why nothing was changed at the desk. */
export type Refused =
  | { ok: false; code: 'unknown' | 'unchanged' | 'changed' }
  | { ok: false; code: 'refused'; problems: RefusedEdit['problems'] }
  | { ok: false; code: 'superseded'; fields: readonly string[] };

/**
 * Says why nothing was changed.
 * @param readCurrent the record as the desk sees it by now, when somebody else was faster
 * @throws ApiError
 */
export async function refuseChange<Desk>(
  refused: Refused,
  noun: 'tool' | 'document',
  readCurrent: () => Promise<Desk>,
): Promise<Response> {
  if (refused.code === 'refused') {
    const { status, answer } = new ApiError(`${noun}_refused`);
    return jsonAnswer<RefusedEdit>({ ...answer, problems: refused.problems }, status);
  }
  if (refused.code === 'changed') {
    const { status, answer } = new ApiError(`${noun}_changed`);
    return jsonAnswer<ConflictingEdit<Desk>>({ ...answer, current: await readCurrent() }, status);
  }
  if (refused.code === 'superseded')
    throw new ApiError('change_superseded', {
      message: `Changed again since, so this one cannot be taken back by itself: ${refused.fields.join(', ')}.`,
    });
  if (refused.code === 'unchanged') throw new ApiError('invalid_body', { message: 'That changes nothing.' });
  throw new ApiError('not_found', { message: `There is no such ${noun}, or no such change of it.` });
}

/**
 * The history of a record, as the desk shows it.
 * @param isStanding whether a record that was made at the desk can still be taken out
 */
export async function historyLines<Edited, Place extends string>(
  kind: RecordKind<Edited, Place>,
  now: Edited,
  edits: readonly RecordEdit[],
  isStanding: boolean,
): Promise<EditLine[]> {
  const marks = [...new Set(edits.flatMap(({ who }) => who ?? []))];
  const addresses = new Map(await Promise.all(marks.map(async (mark) => [mark, await adminAddress(mark)] as const)));
  const undone = new Set(edits.flatMap(({ undoes }) => undoes ?? []));
  return edits.map(({ id, at, who, reason, kind: what, undoes, changes }) => ({
    id,
    at,
    by: who === null ? null : (addresses.get(who) ?? null),
    reason,
    kind: what,
    undoes,
    changes,
    canUndo:
      !undone.has(id) &&
      (what === 'created' ? isStanding : changes.length > 0 && changedSince(kind, now, changes).length === 0),
  }));
}
