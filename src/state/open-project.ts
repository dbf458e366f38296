import { atom } from 'nanostores';
import { CallError } from '#api/call-error.ts';
import type { projectLine } from '#api/project-line.contract.ts';
import type { RefusedLines, projectLinesEndpoint } from '#api/project-lines.contract.ts';
import type { projectEndpoint, ProjectAnswer } from '#api/project.contract.ts';
import type { projectShare } from '#api/project-share.contract.ts';
import { requester } from '#api/request.ts';
import { type LineCorrection, type NewLine, countLines } from '#domain/project/change-lines.ts';
import type { ProjectWords } from '#domain/project/project.ts';
import type { LineDefaults, RowProblem } from '#domain/project/read-lines.ts';
import { sheetCsv } from '#domain/project/sheet-csv.ts';
import { sheetFileName, sheetOf, sheetText } from '#domain/project/sheet.ts';
import { refusalCode, refusalWords, settleRefusal, signInFor } from './call.ts';
import { addLocalLines, correctLocal, deleteLocal, describeLocal, readLocal } from './local-projects.ts';
import { $projects, loadProjects, tellProjectRefusal } from './projects.ts';
import { reading } from './reading.ts';
import { saveAsFile } from './save-as-file.ts';
import { showToast } from './toast.ts';

const askProject = requester<typeof projectEndpoint>('/api/projects/:id');
const askLines = requester<typeof projectLinesEndpoint>('/api/projects/:id/lines');
const askLine = requester<typeof projectLine>('/api/projects/:id/lines/:line');
const askShare = requester<typeof projectShare>('/api/projects/:id/share');

const { store, load } = reading<ProjectAnswer | null, [string]>(async (id) => {
  if ($projects.get().home === 'browser') return readLocal(id);
  return askProject('GET', { params: { id } }).catch((error: unknown) => {
    if (refusalCode(error) === 'not_found') return null;
    throw error;
  });
}, 'old');

/** The project that is open, with its lines; null for one that is not there, or not any more. */
export const $openProject = store;

let openId = '';

/** Opens a project, or reads it again. */
export function openProject(id: string): Promise<void> {
  openId = id;
  return load(id);
}

/** True while lines are on their way. */
export const $linesPending = atom(false);

let last: Promise<boolean> = Promise.resolve(true);

/**
 * Makes one change, and reads the project and the list again. Changes are made one after the other: what a reader does while
 * another one is on its way is not lost.
 * @returns whether it was made; a refusal is told
 */
function change(id: string, make: () => Promise<unknown>): Promise<boolean> {
  const mine: Promise<boolean> = last
    .then(() => makeChange(id, make))
    .finally(() => {
      if (last === mine) $linesPending.set(false);
    });
  last = mine;
  return mine;
}

async function makeChange(id: string, make: () => Promise<unknown>): Promise<boolean> {
  try {
    const code = await make();
    if (typeof code === 'string') tellProjectRefusal(code);
    // The reader may have opened another one meanwhile: that one stays open.
    else await Promise.all([...(id === openId ? [load(id)] : []), loadProjects()]);
    return typeof code !== 'string';
  } catch (error) {
    if (settleRefusal(error)) return false;
    const code = refusalCode(error);
    if (code === 'invalid_body') showToast('Nothing was changed', refusalWords(error), 'destructive');
    else tellProjectRefusal(code);
    return false;
  }
}

/** The same, while the controls that send lines say that they wait. */
function changeLines(id: string, make: () => Promise<unknown>): Promise<boolean> {
  $linesPending.set(true);
  return change(id, make);
}

const isLocal = () => $projects.get().home === 'browser';

/** Adds lines: all of them, or none. @returns whether they were added */
export async function addToProject(id: string, lines: readonly NewLine[]): Promise<boolean> {
  if ($linesPending.get()) return false; // pressed twice
  return changeLines(id, async () => {
    if (isLocal()) return addLocalLines(id, lines);
    const state = $openProject.get();
    // Known before anything is sent; the server decides it again for whoever changed it on another device.
    if (state.status === 'read' && state.read && countLines(state.read) + lines.length > $projects.get().lineLimit)
      return $projects.get().limit === null ? 'project_full' : 'upgrade_required';
    await askLines('POST', { params: { id }, body: { lines: [...lines] } });
    return null;
  });
}

/** Adds the rows of a pasted table. @returns what is wrong with which row, none when all were added; null when it failed otherwise, which is told */
export async function addTable(id: string, table: string, defaults: LineDefaults): Promise<RowProblem[] | null> {
  if ($linesPending.get()) return null; // pressed twice
  let rows: RowProblem[] = [];
  const isAdded = await changeLines(id, async () => {
    try {
      await askLines('POST', { params: { id }, body: { table, defaults } });
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'rows_refused') throw error;
      ({ rows } = error.answer as RefusedLines);
    }
    return null;
  });
  return isAdded ? rows : null;
}

/** Corrects a line by a new version, or takes it off the sheet. */
export function correct(id: string, line: string, correction: LineCorrection): Promise<boolean> {
  return changeLines(id, async () => {
    if (isLocal()) return correctLocal(id, line, correction);
    await askLine('PUT', { params: { id, line }, body: correction });
    return null;
  });
}

/** Changes what is said of the project; lines that are there keep the rules of their day. */
export function describe(id: string, words: Partial<ProjectWords>): Promise<boolean> {
  return change(id, async () => {
    if (isLocal()) return describeLocal(id, words);
    await askProject('PUT', { params: { id }, body: words });
    return null;
  });
}

/** Gives the sheet a link, or changes the name that it carries. A reader who is signed out signs in first. */
export async function share(id: string, byName: string): Promise<boolean> {
  if (isLocal()) {
    signInFor(null);
    return false;
  }
  return change(id, () => askShare('POST', { params: { id }, body: { byName } }).then(() => null));
}

/** Takes the link back. */
export function unshare(id: string): Promise<boolean> {
  return change(id, () => askShare('DELETE', { params: { id } }).then(() => null));
}

/** Deletes the project with its lines and its link. */
export function removeProject(id: string): Promise<boolean> {
  return change(id, async () => {
    if (isLocal()) deleteLocal(id);
    else await askProject('DELETE', { params: { id } });
    return null;
  });
}

/** Hands out the sheet of a project that this browser keeps: the same file that an account gets. */
export function saveLocalSheet({ project, hash, ...lines }: ProjectAnswer, format: 'csv' | 'json'): void {
  const sheet = sheetOf(project, lines);
  const text = format === 'csv' ? sheetCsv(sheet) : sheetText(sheet);
  const type = format === 'csv' ? 'text/csv' : 'application/json';
  saveAsFile(`${sheetFileName(sheet, hash)}.${format}`, new Blob([text], { type: `${type}; charset=utf-8` }));
}
