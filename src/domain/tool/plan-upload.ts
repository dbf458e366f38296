import { columns, type ColumnName } from '#domain/tool-csv/columns.ts';
import { type Refusal, refusal } from '#domain/tool-csv/refusal.ts';
import { toolCell } from '#domain/tool-csv/tool-cell.ts';
import type { UploadRow } from '#domain/tool-csv/upload-fields.ts';
import { applyFields, newTool } from '#domain/tool/apply-fields.ts';
import { isSame } from '#domain/tool/is-same.ts';
import { mergeTools, ToolKeys } from '#domain/tool/merge-tools.ts';
import { slugOf } from '#domain/tool/slug-of.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { ToolFields, Upload } from '#domain/tool/uploaded-tool.schema.ts';

/** A column that a row changes, with its text before and after. */
export interface CellChange {
  column: ColumnName;
  before: string;
  after: string;
}

/** What one row does. */
export interface PlannedRow {
  row: number;
  name: string;
  toolId: number;
  outcome: 'created' | 'updated' | 'unchanged';
  /** Empty unless updated. */
  changes: CellChange[];
  notes: string[];
}

export interface UploadPlan {
  /** Everything that is uploaded once the plan is carried out; the same object when nothing changes. */
  uploads: readonly Upload[];
  /** The number for the next new tool. */
  nextId: number;
  rows: PlannedRow[];
  /** Rows that meet no tool or two; with any of them nothing may be carried out. */
  refusals: Refusal[];
}

/** What stands before an upload. */
export interface Standing {
  files: readonly Tool[];
  uploads: readonly Upload[];
  nextId: number;
}

/**
 * Works out what an upload does: a row updates the tool of its name or its address, and is a new tool when there is none.
 * Pure, so a trial run and the real one cannot differ. Carried out twice, the second time changes nothing.
 */
export function planUpload({ files, uploads, nextId }: Standing, rows: readonly UploadRow[]): UploadPlan {
  const merged = mergeTools(files, uploads);
  const tools = new Map(merged.map((tool) => [tool.id, tool]));
  const filesById = new Map(files.map((file) => [file.id, file]));
  const keys = new ToolKeys([...files, ...merged]);
  const slugs = new Set(merged.map(({ slug }) => slug));
  const entries = new Map(uploads.map((upload) => [upload.kind === 'new' ? upload.tool.id : upload.toolId, upload]));
  const rowOfTool = new Map<number, number>();
  const planned: PlannedRow[] = [];
  const refusals: Refusal[] = [];
  let next = nextId;

  for (const { row, fields, notes } of rows) {
    const byName = keys.byName(fields.name);
    const byLink = keys.byLink(fields.link ?? '');
    const id = byName ?? byLink;
    const earlier = id === undefined ? undefined : rowOfTool.get(id);
    if (earlier !== undefined) {
      refusals.push(
        refusal(
          row,
          byName === undefined ? 'link' : 'name',
          byName === undefined ? (fields.link ?? '') : fields.name,
          `Row ${earlier} is the same tool already: keep one of them.`,
        ),
      );
    } else if (byName !== undefined && byLink !== undefined && byName !== byLink) {
      refusals.push(
        refusal(
          row,
          'link',
          fields.link ?? '',
          `The name is that of ${called(tools, byName)}, the address that of ${called(tools, byLink)}: correct one of them.`,
        ),
      );
    } else {
      const before = id === undefined ? undefined : tools.get(id);
      const after = before ? applyFields(before, fields) : newTool(next, freeSlug(fields.name, next, slugs), fields);
      if (!before) next += 1;
      rowOfTool.set(after.id, row);
      keys.add(after);
      slugs.add(after.slug);
      const changes = before ? changesBetween(before, after) : [];
      planned.push({
        row,
        name: after.name,
        toolId: after.id,
        outcome: before ? (changes.length > 0 ? 'updated' : 'unchanged') : 'created',
        changes,
        notes,
      });
      if (changes.length > 0 || !before) keepEntry(entries, filesById.get(after.id), after);
    }
  }
  const isChanged = planned.some(({ outcome }) => outcome !== 'unchanged');
  return { uploads: isChanged ? [...entries.values()] : uploads, nextId: next, rows: planned, refusals };
}

function called(tools: ReadonlyMap<number, Tool>, id: number): string {
  return `${tools.get(id)?.name ?? 'a tool'} (№ ${id})`;
}

function freeSlug(name: string, id: number, taken: ReadonlySet<string>): string {
  const slug = slugOf(name) || `tool-${id}`;
  return taken.has(slug) ? `${slug}-${id}` : slug;
}

function changesBetween(before: Tool, after: Tool): CellChange[] {
  return columns
    .map(({ name: column }) => ({ column, before: toolCell(before, column), after: toolCell(after, column) }))
    .filter((change) => change.before !== change.after);
}

/** Keeps a tool as an entry of its own, or as what differs from its file. */
function keepEntry(entries: Map<number, Upload>, file: Tool | undefined, tool: Tool): void {
  if (!file) {
    entries.set(tool.id, { kind: 'new', tool });
    return;
  }
  const names = (Object.keys(file) as (keyof Tool)[]).filter(
    (name) => name !== 'id' && name !== 'slug' && !isSame(file[name], tool[name]),
  );
  const pick = (from: Tool) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<ToolFields>;
  if (names.length === 0) entries.delete(tool.id);
  else entries.set(tool.id, { kind: 'change', toolId: tool.id, fields: pick(tool), over: pick(file) });
}
