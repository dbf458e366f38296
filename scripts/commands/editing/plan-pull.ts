import { typographic } from '#domain/text/typographic.ts';
import { type Overlay, weighOverlay } from '#domain/record/file-overlay.ts';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { ToolKeys } from '#domain/tool/merge-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import type { DataFile } from '../../checks/data-set.ts';

/** What becomes of one file, as the site says it. */
export interface Pull<Content = Record<string, unknown>> {
  /** Path from the project's root. */
  file: string;
  /** `new`: a file of its own; `changed`: fields of a file; `same`: the file says it already; `kept`: the file stays as it is. */
  outcome: 'new' | 'changed' | 'same' | 'kept';
  /** The file's content as it is to be; null when nothing is written. */
  content: Content | null;
  /** Why a file stays as it is, or which fields of it change. */
  words: string;
}

/**
 * Works out which files the uploads make. Whoever spoke last wins, as in the guide itself: a file that was changed since an
 * upload keeps what it says, unless `overwrite` is asked for. A second run over the result changes nothing.
 */
export function planPull(
  files: readonly DataFile<Record<string, unknown>>[],
  uploads: readonly Upload[],
  { overwrite }: { overwrite: boolean },
): Pull[] {
  return uploads.map((upload) =>
    upload.kind === 'new' ? pullNew(files, upload.tool, overwrite) : pullChange(files, upload, overwrite),
  );
}

function pullNew(files: readonly DataFile<Record<string, unknown>>[], tool: Tool, overwrite: boolean): Pull {
  const file = `data/tools/${tool.slug}.json`;
  const own = files.find(({ content }) => content['id'] === tool.id);
  if (own) return pullFields(own, { fields: recordOf(tool), over: null }, overwrite);
  const taken = files.find((other) => other.file === file || sharesKey(other.content as unknown as Tool, tool));
  if (taken)
    return {
      file: taken.file,
      outcome: 'kept',
      content: null,
      words: `has the name, the address or the file name of the uploaded “${tool.name}” (№ ${tool.id}); the file holds`,
    };
  return {
    file,
    outcome: 'new',
    content: { $schema: '../schemas/tool.schema.json', ...recordOf(tool) },
    words: `“${tool.name}”, № ${tool.id}`,
  };
}

function pullChange(
  files: readonly DataFile<Record<string, unknown>>[],
  { toolId, ...overlay }: Extract<Upload, { kind: 'change' }>,
  overwrite: boolean,
): Pull {
  const own = files.find(({ content }) => content['id'] === toolId);
  if (!own)
    return {
      file: `№ ${toolId}`,
      outcome: 'kept',
      content: null,
      words: 'no file has this number, so the uploaded changes have no place',
    };
  return pullFields(own, overlay, overwrite);
}

/** The fields that differ and may be written: those whose file still says what it said when they were uploaded. */
function pullFields({ file, content }: DataFile<Record<string, unknown>>, overlay: Overlay, overwrite: boolean): Pull {
  const { fields } = overlay;
  const { holds, movedOn } = weighOverlay(content, overlay, saysSame);
  const free = holds.filter((field) => !saysSame(content[field], fields[field], field));
  if (free.length + movedOn.length === 0) return { file, outcome: 'same', content: null, words: 'says it already' };
  const written = Object.keys(fields).filter((field) => free.includes(field) || (overwrite && movedOn.includes(field)));
  const kept = overwrite ? [] : movedOn;
  const keeps =
    kept.length > 0
      ? `the upload says otherwise in ${kept.join(', ')}; the file holds (--overwrite takes the upload)`
      : '';
  if (written.length === 0) return { file, outcome: 'kept', content: null, words: keeps };
  const changes = written.join(', ');
  return {
    file,
    outcome: 'changed',
    content: { ...content, ...Object.fromEntries(written.map((field) => [field, fields[field]])) },
    words: keeps ? `${changes}; ${keeps}` : changes,
  };
}

function sharesKey(one: Tool, other: Tool): boolean {
  const keys = new ToolKeys([one]);
  return keys.byName(other.name) !== undefined || keys.byLink(other.link) !== undefined;
}

/** Whether a file says this in a field; the guide sets its texts for print, the files do not. */
function saysSame(a: unknown, b: unknown, field: string): boolean {
  return deepEqual(typographic({ [field]: a }), typographic({ [field]: b }));
}
