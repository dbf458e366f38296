import { upperFirst } from '#domain/text/first-letter.ts';
import { columns, type ColumnName } from '#domain/tool/csv/columns.ts';
import { evidenceColumn } from '#domain/tool/csv/evidence-columns.ts';
import { checkPlanFacts } from '#domain/tool/csv/plan-facts.schema.ts';
import { parsePlanFacts } from '#domain/tool/csv/plan-facts.ts';
import { type Refusal, refusal } from '#domain/tool/csv/refusal.ts';
import { toolCell } from '#domain/tool/csv/tool-cell.ts';
import type { UploadRow } from '#domain/tool/csv/upload-fields.ts';
import { applyFields, newTool } from './apply-fields.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { makerPageProblems } from '#domain/tool/evidence/maker-page-problems.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import type { MakerSites } from '#domain/tool/evidence/maker-sites.schema.ts';
import { mergeTools, ToolKeys } from '#domain/tool/merge-tools.ts';
import { freeSlug } from '#domain/tool/slug-of.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { entriesById, keepEntry } from './upload-entries.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';

/** A column that a row changes, with its text before and after. */
interface CellChange {
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
  /** Slugs of the tasks that a row may name; without them any slug is taken. */
  tasks?: ReadonlySet<string>;
  /** Where else than on its own site a maker publishes, by slug; without it any page is taken for the maker's. */
  makerSites?: MakerSites;
}

/**
 * Works out what an upload does: a row updates the tool of its name or its address, in what the row says, and is a new
 * tool when there is none; a new tool needs every required column.
 * Pure, so a trial run and the real one cannot differ. Carried out twice, the second time changes nothing.
 */
export function planUpload(
  { files, uploads, nextId, tasks, makerSites }: Standing,
  rows: readonly UploadRow[],
): UploadPlan {
  const merged = mergeTools(files, uploads);
  const tools = new Map(merged.map((tool) => [tool.id, tool]));
  const filesById = new Map(files.map((file) => [file.id, file]));
  const keys = new ToolKeys([...files, ...merged]);
  const slugs = new Set(merged.map(({ slug }) => slug));
  const entries = entriesById(uploads);
  const rowOfTool = new Map<number, number>();
  const planned: PlannedRow[] = [];
  const refusals: Refusal[] = [];
  let next = nextId;

  for (const { row, fields: given, notes, missing } of rows) {
    const { planFacts, ...said } = given;
    const checked = planFacts === undefined ? null : checkPlanFacts(planFacts);
    if (checked && !checked.ok) refusals.push(refusal(row, 'plan_facts', '', checked.remedy));
    const fields = checked?.ok ? { ...said, planFacts: checked.facts } : said;
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
      const applied = before ? applyFields(before, fields) : newTool(next, freeSlug(fields.name, next, slugs), fields);
      const after = applied.tool;
      refusals.push(
        ...(before ? [] : missingColumns(row, missing)),
        ...unknownTasks(row, after, tasks),
        ...foreignMakers(row, before, after, makerSites),
        ...applied.problems.map(({ column, value, remedy }) => refusal(row, column, value, remedy)),
      );
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
        notes: [...notes, ...applied.notes],
      });
      if (changes.length > 0 || !before) keepEntry(entries, filesById.get(after.id), after);
    }
  }
  const isChanged = planned.some(({ outcome }) => outcome !== 'unchanged');
  return { uploads: isChanged ? [...entries.values()] : uploads, nextId: next, rows: planned, refusals };
}

/** One refusal for a new tool that lacks what every tool needs. */
function missingColumns(row: number, missing: readonly ColumnName[]): Refusal[] {
  const [first, ...others] = missing;
  if (!first) return [];
  const remedy = `The guide has no tool of this name yet, and a new one needs ${[first, ...others].join(', ')}: fill ${others.length > 0 ? 'them' : 'it'} in, or correct the name.`;
  return [refusal(row, first, '', remedy)];
}

function unknownTasks(row: number, { tasks }: Tool, known: ReadonlySet<string> | undefined): Refusal[] {
  return tasks
    .filter(({ task }) => known && !known.has(task))
    .map(({ task }) =>
      refusal(row, 'tasks', task, 'There is no such task: take the last part of its address on /tasks.'),
    );
}

/** Pages that are called the maker's own and are not; what stood there before the row is not its fault. */
function foreignMakers(row: number, before: Tool | undefined, after: Tool, sites: MakerSites | undefined): Refusal[] {
  if (!sites) return [];
  const known = before ? makerPageProblems(before, sites) : [];
  return makerPageProblems(after, sites)
    .filter((problem) => !known.some((other) => deepEqual(other, problem)))
    .map(({ value, remedy }) => {
      const fact = factNames.find((name) => after.evidence[name]?.source === value) ?? 'price';
      return refusal(row, evidenceColumn(fact, 'source'), value, `${upperFirst(remedy)}.`);
    });
}

function called(tools: ReadonlyMap<number, Tool>, id: number): string {
  return `${tools.get(id)?.name ?? 'a tool'} (№ ${id})`;
}

/** A cell of plans says the same whatever the order of its parts. */
function isSameFacts({ before, after }: CellChange): boolean {
  return deepEqual(parsePlanFacts(before), parsePlanFacts(after));
}

function changesBetween(before: Tool, after: Tool): CellChange[] {
  return columns
    .map(({ name: column }) => ({ column, before: toolCell(before, column), after: toolCell(after, column) }))
    .filter((change) => change.before !== change.after && !(change.column === 'plan_facts' && isSameFacts(change)));
}
