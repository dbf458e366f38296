import { recordOf } from '#domain/tool/evidence/derive-facts.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import type { Tool } from './tool.schema.ts';
import { withFactsOfBefore } from './shapes-of-before.ts';
import type { Sources } from '#domain/tool/evidence/source.schema.ts';
import { fieldsByPath, unitOf, withFields } from './tool-field-paths.ts';
import type { Upload } from './uploaded-tool.schema.ts';
import { carrySources, sourcesIn, withPages } from '#domain/tool/evidence/witness-sources.ts';
import { addressKey } from '#domain/text/web-address.ts';

/** The first number of tools that come by upload: editors number their files below it. */
export const FIRST_UPLOADED_ID = 20_001;

/**
 * The one catalogue out of the files of `data/tools/` and what was uploaded. No id, name or address stands twice.
 *
 * Whoever spoke last wins, field by field. An uploaded change of a field holds as long as the file still says what it said
 * when the change was made; once an editor changes that field, the file holds. An uploaded tool holds until a file has its
 * number, its name or its address; then the file holds. Every file's tool is there, with its own number.
 */
export function mergeTools(files: readonly Tool[], uploads: readonly Upload[]): Tool[] {
  const changes = new Map(
    uploads.flatMap((upload) => (upload.kind === 'change' ? [[upload.toolId, upload] as const] : [])),
  );
  const own = new ToolKeys(files);
  const merged = files.map((file) => changedTool(file, changes.get(file.id), own));
  const taken = new ToolKeys(merged);
  for (const upload of uploads) {
    if (upload.kind !== 'new' || taken.has(upload.tool)) continue;
    taken.add(upload.tool);
    merged.push(upload.tool);
  }
  return merged;
}

/**
 * A file's tool with what was uploaded of it, as far as its file still says what it said then; never under another file's
 * name or address. A value and its evidence hold or fall together: evidence of an old price never stands behind a new one.
 */
function changedTool(file: Tool, change: Extract<Upload, { kind: 'change' }> | undefined, own: ToolKeys): Tool {
  if (!change) return file;
  const [now, over] = [fieldsByPath(file), fieldsByPath(change.over)];
  const base = (change.over.sources ?? file.sources) as Sources;
  const movedOn = new Set(
    [...over]
      .filter(([path, said]) => !deepEqual(withPages(now.get(path), file.sources), withPages(said, base)))
      .map(([path]) => unitOf(path)),
  );
  const given = fieldsByPath(change.fields);
  const kept = [...given].filter(([path, value]) => !movedOn.has(unitOf(path)) && !deepEqual(over.get(path), value));
  const mine = change.fields.sources ?? base;
  // Of a right or a source that was taken away only the old side is noted.
  const gone = [...over.keys()].filter((path) => path.includes('.') && !given.has(path) && !movedOn.has(unitOf(path)));
  const rest = withFields(file, [
    ...carrySources(kept, { base, mine, theirs: file.sources }),
    ...gone.filter((path) => !path.startsWith('sources.')).map((path) => [path, null] as const),
  ]);
  const { sources: _, ...said } = recordOf(rest);
  const cited = sourcesIn(said);
  const today = withFields(
    rest,
    // What the file reads from a page by now keeps the page.
    gone
      .filter((path) => path.startsWith('sources.') && !cited.has(path.slice(8)))
      .map((path) => [path, null] as const),
  );
  const changed = change.stated
    ? withFactsOfBefore(today, change.stated, (field) => kept.some(([path]) => path === field))
    : today;
  const { name, link } = own.hasElsewhere(changed);
  return { ...changed, ...(name && { name: file.name }), ...(link && { link: file.link }) };
}

/** What tells a tool's name from another's: case and accents aside. */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Numbers, names and addresses that are taken, and by which tool. */
export class ToolKeys {
  readonly #ids = new Set<number>();
  readonly #names = new Map<string, number>();
  readonly #addresses = new Map<string, number>();

  constructor(tools: readonly Tool[]) {
    for (const tool of tools) this.add(tool);
  }

  add({ id, name, link }: Tool): void {
    this.#ids.add(id);
    this.#names.set(nameKey(name), id);
    if (link !== '') this.#addresses.set(addressKey(link), id);
  }

  has(tool: Tool): boolean {
    return this.#ids.has(tool.id) || this.byName(tool.name) !== undefined || this.byLink(tool.link) !== undefined;
  }

  /** Whether another tool has this one's name, and its address. */
  hasElsewhere({ id, name, link }: Tool): { name: boolean; link: boolean } {
    return { name: (this.byName(name) ?? id) !== id, link: (this.byLink(link) ?? id) !== id };
  }

  /** Number of the tool of this name. */
  byName(name: string): number | undefined {
    return this.#names.get(nameKey(name));
  }

  /** Number of the tool at this address; an empty one is nobody's. */
  byLink(link: string): number | undefined {
    return this.#addresses.get(addressKey(link));
  }
}
