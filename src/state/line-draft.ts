import { type LineVersion, PROJECT_BOUNDS, type ProjectLine } from '#domain/project/project.ts';
import { readTextFile } from './read-text-file.ts';
import { tabStorage } from './tab-storage.ts';

/** A line as somebody types it: nothing of it is lost by a reload or a refusal. */
export interface LineDraft extends Pick<LineVersion, 'account' | 'day' | 'human' | 'sourceType'> {
  /** One asset a line. */
  assets: string;
  /** Tools that each asset was made with. */
  tools: { id: number; plan: string }[];
  /** Rows of a table, where somebody pastes one. */
  table: string;
}

const keyOf = (project: string) => `lineDraft:${project}`;

/** Keeps what is typed as long as this tab is open. */
export function keepDraft(project: string, draft: LineDraft): void {
  tabStorage.keep(keyOf(project), JSON.stringify(draft));
}

/** Tools with their plans as the lines of a project name them: the last one first, each tool with the plan it had last. */
export function usedTools(lines: readonly ProjectLine[]): LineDraft['tools'] {
  const plans = new Map<number, string>();
  for (const { versions } of lines.toReversed()) {
    const last = versions.at(-1);
    if (last && !plans.has(last.toolId)) plans.set(last.toolId, last.plan);
  }
  return Array.from(plans, ([id, plan]) => ({ id, plan }));
}

/**
 * What was typed before, else a fresh line that says what the last one said: tool, plan, account and kind of source; the day
 * is today.
 * @param wanted tools that the reader came with
 */
export function beginDraft(project: string, lines: readonly ProjectLine[], wanted: readonly number[]): LineDraft {
  const last = lines.at(-1)?.versions.at(-1);
  const used = usedTools(lines);
  const kept = readDraft(project) ?? {
    assets: '',
    tools: used.slice(0, 1),
    account: last?.account ?? '',
    day: today(),
    human: '',
    sourceType: last?.sourceType ?? 'trainedAlgorithmicMedia',
    table: '',
  };
  if (wanted.length === 0) return kept;
  return { ...kept, tools: wanted.map((id) => used.find((one) => one.id === id) ?? { id, plan: '' }) };
}

/** A draft without a tool, once lines came by a table or on another device: the next line is as the last one. */
export function likeLast(draft: LineDraft, lines: readonly ProjectLine[]): LineDraft {
  const last = lines.at(-1)?.versions.at(-1);
  if (!last || draft.tools.length > 0) return draft;
  const { toolId: id, plan, account, sourceType } = last;
  return { ...draft, tools: [{ id, plan }], account: draft.account || account, sourceType };
}

function readDraft(project: string): LineDraft | null {
  try {
    const draft = JSON.parse(tabStorage.read(keyOf(project)) ?? 'null') as LineDraft | null;
    return draft && Array.isArray(draft.tools) && typeof draft.assets === 'string' ? draft : null;
  } catch {
    return null;
  }
}

/** The reader's own day, YYYY-MM-DD. */
function today(): string {
  return new Intl.DateTimeFormat('sv').format(new Date());
}

/** A table with the rows of a file under those that are there; else why the file is not taken. */
export async function withRowsOf(file: File, table: string): Promise<{ table: string } | { problem: string }> {
  const rows = await readTextFile(file);
  if (rows === null) return { problem: `“${file.name}” is not UTF-8 text. Save it as “CSV UTF-8” and take it again.` };
  const whole = table.trim() === '' ? rows : `${table.trimEnd()}\n${rows}`;
  return whole.length > PROJECT_BOUNDS.table
    ? {
        problem: `“${file.name}” is too long: at most ${PROJECT_BOUNDS.linesAtOnce} rows at once, the rest after them.`,
      }
    : { table: whole };
}

/** One asset a line, each once; white space around them does not count. */
export function assetsOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}
