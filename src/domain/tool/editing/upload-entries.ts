import { deepEqual } from '#domain/value/deep-equal.ts';
import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { sourcesIn } from '#domain/tool/evidence/witness-sources.ts';
import type { Tool, ToolRecord, ToolFields } from '#domain/tool/tool.schema.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';

/** Everything that is uploaded, by the number of the tool it is about, in the order in which it came. */
export function entriesById(uploads: readonly Upload[]): Map<number, Upload> {
  return new Map(uploads.map((upload) => [upload.kind === 'new' ? upload.tool.id : upload.toolId, upload]));
}

/** Keeps a tool as an entry of its own, or as what differs from its file. */
export function keepEntry(entries: Map<number, Upload>, file: Tool | undefined, tool: Tool): void {
  if (!file) {
    entries.set(tool.id, { kind: 'new', tool });
    return;
  }
  const [said, says] = [recordOf(file), recordOf(tool)];
  const changed = (Object.keys(said) as (keyof ToolRecord)[]).filter(
    (name) => name !== 'id' && name !== 'slug' && !deepEqual(said[name], says[name]),
  );
  // Words are kept with the pages that their names meant, whatever the file calls by these names later.
  const isCiting = changed.some((name) => sourcesIn([said[name], says[name]]).size > 0) && !changed.includes('sources');
  const names = isCiting ? [...changed, 'sources' as const] : changed;
  const pick = (from: ToolRecord) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<ToolFields>;
  if (names.length === 0) entries.delete(tool.id);
  else entries.set(tool.id, { kind: 'change', toolId: tool.id, fields: pick(says), over: pick(said) });
}

/**
 * Takes one upload back though others came after it: every tool that it touched is again as it was before.
 * @param after what was uploaded right after it, `before` right before it, `now` at this moment
 * @returns null when a later upload changed one of those tools
 */
export function withoutUpload(
  now: readonly Upload[],
  after: readonly Upload[],
  before: readonly Upload[],
): Upload[] | null {
  const [standing, made, earlier] = [entriesById(now), entriesById(after), entriesById(before)];
  for (const id of new Set([...made.keys(), ...earlier.keys()])) {
    if (deepEqual(made.get(id), earlier.get(id))) continue;
    if (!deepEqual(standing.get(id), made.get(id))) return null;
    const entry = earlier.get(id);
    if (entry) standing.set(id, entry);
    else standing.delete(id);
  }
  return [...standing.values()];
}
