import type { DeskTool, adminToolEndpoint } from '#api/admin-tool.contract.ts';
import type { adminToolUndoEndpoint } from '#api/admin-tool-undo.contract.ts';
import type { adminToolsEndpoint } from '#api/admin-tools.contract.ts';
import type { RecordEditing } from '#api/record-edit.ts';
import { requester } from '#api/request.ts';
import type { SubmissionAtDesk, adminSubmissions } from '#api/admin-submissions.contract.ts';
import { draftTool } from '#domain/letters/submission/draft-tool.ts';
import { emptyTool } from '#domain/tool/editing/empty-tool.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { type ToolPatch, patchBetween, patchTool } from '#domain/tool/editing/edit-tool.ts';
import { recordOfBefore } from '#domain/tool/shapes-of-before.ts';
import { toolFields, toolRecord } from '#domain/tool/tool.record.ts';
import type { Tool, ToolRecord } from '#domain/tool/tool.schema.ts';
import { type Editing, recordEditor } from './record-editor.ts';
import { letterWords } from './review-words.ts';
import { rebuildWords } from './uploads.ts';

/** A tool that is being edited, and the submission that becomes it; null when there is none. */
export type ToolEditing = Editing<Tool, DeskTool, SubmissionAtDesk | null>;

const askTool = requester<typeof adminToolEndpoint>('/api/admin/tools/:id');
const askNew = requester<typeof adminToolsEndpoint>('/api/admin/tools');
const askSubmission = requester<typeof adminSubmissions>('/api/admin/submissions');
const askUndo = requester<typeof adminToolUndoEndpoint>('/api/admin/tools/:id/undo');

/** The editor of tools. */
export const toolEditor = recordEditor<Tool, DeskTool, SubmissionAtDesk | null>({
  kind: toolRecord,
  nameOf: (key) => key,
  read: (key) => askTool('GET', { params: { id: key } }),
  keyOf: ({ tool }) => String(tool.id),
  editedOf: ({ tool }) => tool,
  // A draft that this browser kept before tools had plans.
  draftOf: (kept) => toolOf(recordOfBefore(kept) as ToolRecord),
  // Lists without empty lines; a changed value without a source of its own has none.
  intended: (base, tool) => {
    const lines = linesOf(tool).map(([name, list]) => [name, list.map((line) => line.trim()).filter(Boolean)]);
    return patchTool(base, patchBetween(base, { ...tool, ...Object.fromEntries(lines) }));
  },
  save: async ({ desk, about: submitted, base, after }, change) => {
    const body = { ...change, patch: patchBetween(base, after) };
    if (submitted) return publish(submitted, body);
    const { tool, rebuild } = desk
      ? await askTool('POST', { params: { id: desk.tool.id }, body: { ...body, version: desk.version } })
      : await askNew('POST', { body });
    const words = `${tool.name} says so at once. ${rebuildWords(rebuild)}`.trim();
    return { key: String(tool.id), notice: ['Saved', words] };
  },
  undo: ({ tool }, editId, change) => askUndo('POST', { params: { id: tool.id }, body: { ...change, editId } }),
  builtNotice: ({ tool }) => ['Its page is built', `${tool.name} says so on its own page.`],
});

/** The fields that are typed as one line for each of their values. */
function linesOf(tool: Tool): [string, readonly string[]][] {
  const names = Object.entries(toolFields).flatMap(([name, { input }]) => (input === 'lines' ? [name] : []));
  return names.map((name) => [name, tool[name as keyof Tool] as readonly string[]]);
}

/** Accepts the submission as this tool. */
async function publish({ submission: { id } }: SubmissionAtDesk, body: RecordEditing & { patch: ToolPatch }) {
  const { submission, letter } = await askSubmission('POST', { body: { id, decision: 'publish', ...body } });
  const notice: [string, string] = [
    'Published',
    `${submission.toolName} is in the guide. ${letterWords(submission, letter)}`,
  ];
  return { key: submission.decision?.state === 'accepted' ? String(submission.decision.toolId) : null, notice };
}

/** Begins with a tool that there is not yet. */
export function openNewTool(): void {
  toolEditor.begin({ name: 'new', base: newTool(), about: null });
}

/** Begins with what a submission says of the tool that it would become. */
export async function openSubmission(id: string, tasks: readonly { slug: string; title: string }[]): Promise<void> {
  toolEditor.$editing.set('loading');
  await toolEditor.reading(async () => {
    const about = (await askSubmission('GET', { params: { id } })) as SubmissionAtDesk;
    const base = newTool();
    const start = { ...base, ...draftTool(about.submission, tasks) };
    toolEditor.begin({ name: `submission-${id}`, base, start, about, startReason: 'Submitted by a reader' });
  });
}

/** Nothing is said of it: everything that is filled in is sent. */
function newTool(): Tool {
  return { ...emptyTool(0, ''), badge: '' };
}

/** Takes over what was typed into a tool's form. */
export function change(fields: Partial<Tool>): void {
  toolEditor.edit((tool) => ({ ...tool, ...fields }));
}
