import type { adminToolEndpoint } from '#api/admin-tool.contract.ts';
import { fetchCorrections } from '#api/corrections.ts';
import { requester } from '#api/request.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { draftFromCorrection } from '#domain/drop/draft-from-correction.ts';
import { draftFromEdit } from '#domain/drop/draft-from-edit.ts';

const askTool = requester<typeof adminToolEndpoint>('/api/admin/tools/:id');

/**
 * What a new drop begins with when its address names a correction, or the last change of a tool at the desk
 * (`?new&tool=…&correction=…`, `&edit=…`).
 * @returns null when it names neither; fields, and a name for the draft
 */
export async function startOfDrop(params: URLSearchParams): Promise<{ fields: Fields; about: string } | null> {
  const toolId = Number(params.get('tool'));
  const [correction, edit] = [params.get('correction') ?? '', params.get('edit') ?? ''];
  if (!(toolId > 0)) return null;
  if (edit !== '') return { fields: (await fieldsOfEdit(toolId, edit)) ?? { toolId }, about: `edit-${edit}` };
  if (correction === '') return null;
  const { corrections } = await fetchCorrections(toolId);
  const made = corrections.find(({ id }) => id.startsWith(correction));
  return { fields: made ? draftFromCorrection(made) : { toolId }, about: `correction-${correction}` };
}

async function fieldsOfEdit(toolId: number, editId: string): Promise<Fields | null> {
  const {
    tool,
    history: [last],
  } = await askTool('GET', { params: { id: toolId } });
  return last?.id === editId ? draftFromEdit(tool, last.changes, last.at.slice(0, 10)) : null;
}
