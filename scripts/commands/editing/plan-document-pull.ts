import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import { type DocumentKind, documentKinds } from '#domain/record/document-words.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';
import { type Fields, weighOverlay } from '#domain/record/file-overlay.ts';
import { saysSame } from '#domain/record/record-changes.ts';
import { typographic } from '#domain/text/typographic.ts';
import { slugOf } from '#domain/tool/slug-of.ts';
import { type TextDocument, textFile } from '../../build/text-files.ts';
import type { DataFile } from '../../checks/data-set.ts';
import type { Pull } from './plan-pull.ts';

type JsonFile = DataFile<unknown>;

/** The files in `data/` that the desk's documents may change. */
interface DeskFiles extends Record<DocumentKind, readonly (JsonFile | TextDocument)[]> {
  drop: readonly JsonFile[];
  task: readonly JsonFile[];
  lesson: readonly TextDocument[];
  article: readonly TextDocument[];
}

/** What the desk's documents make of the files in `data/`. */
export function planDocumentPull(files: DeskFiles, documents: BuiltDocuments): Pull<string>[] {
  const drops = new Map(files.drop.map((file) => [String(named(file, 'id')), file]));
  const tasks = new Map(files.task.map((file) => [String(named(file, 'slug')), file]));
  const pulls: Record<DocumentKind, (entry: ShownEntry) => Pull<string>[]> = {
    drop: (entry) => {
      const file = drops.get(entry.key);
      return file || entry.shows !== 'hidden' ? [pullDrop(entry, file)] : [];
    },
    task: (entry) => {
      const file = tasks.get(entry.key);
      if (file) return [pullInto(file.file, file.content as Record<string, unknown>, entry)];
      return entry.shows === 'whole' && entry.over === null ? [newTask(entry)] : [];
    },
    lesson: (entry) => pullText('data/lessons', files.lesson, entry),
    article: (entry) => pullText('data/blog', files.article, entry),
  };
  return documentKinds.flatMap((kind) => documents[kind].flatMap(pulls[kind]));
}

function named({ content }: JsonFile, name: string): unknown {
  return (content as Record<string, unknown>)[name];
}

/** A text is written as Markdown: a new one whole, one with a file where the file still says what it said then. */
function pullText(folder: string, files: readonly TextDocument[], entry: ShownEntry): Pull<string>[] {
  const path = `${folder}/${entry.key}.md`;
  const file = files.find(({ key }) => key === entry.key);
  if (file) {
    const pull = pullInto(path, file.fields, entry, (fields) => textFile(fields));
    return [pull];
  }
  if (entry.shows === 'hidden') return [];
  if (entry.over !== null) return [kept(path, 'its file is gone, and with it what the desk changed of it')];
  return [{ file: path, outcome: 'new', words: String(entry.fields['title']), content: textFile(entry.fields) }];
}

function newTask({ key, fields }: ShownEntry): Pull<string> {
  const whole = { $schema: '../schemas/task.schema.json', slug: key, ...fields };
  return { file: `data/tasks/${key}.json`, outcome: 'new', words: String(fields['title']), content: written(whole) };
}

function pullDrop(entry: ShownEntry, file: JsonFile | undefined): Pull<string> {
  const content = file?.content as Record<string, unknown> | undefined;
  if (file && content) return pullInto(file.file, content, entry);
  const name = `data/updates/${String(entry.fields['releaseDate'])}-${slugOf(String(entry.fields['toolName']))}-${entry.key}.json`;
  if (entry.shows === 'label') return kept(name, 'under the fringe: take the command with its key from /admin/drops');
  if (entry.over !== null) return kept(name, 'its file is gone, and with it what the desk changed of it');
  const whole = { $schema: '../schemas/drop.schema.json', id: Number(entry.key), ...withoutEmpty(entry.fields) };
  return { file: name, outcome: 'new', words: String(entry.fields['updateTitle']), content: written(whole) };
}

/** Writes what the desk says into a file, as far as the file still says what it said then. */
function pullInto(
  file: string,
  content: Fields,
  entry: ShownEntry,
  write: (fields: Fields) => string = (fields) => written(withoutEmpty(fields)),
): Pull<string> {
  if (entry.shows === 'hidden') return kept(file, 'taken down at the desk: remove the file, or publish it there again');
  if (entry.shows === 'label') return kept(file, 'under the fringe: take the command with its key from /admin/drops');
  const { text, ...prose } = content;
  const says: Fields = { ...typographic(prose), ...(text !== undefined && { text }) };
  const { holds, movedOn } = weighOverlay(says, entry, isSaid);
  const free = holds.filter((name) => !isSaid(says[name], entry.fields[name]));
  if (movedOn.length > 0) return kept(file, `the file was changed since in ${movedOn.join(', ')}`);
  if (free.length === 0) return { file, outcome: 'same', words: 'it says so already', content: null };
  const next = { ...content, ...Object.fromEntries(free.map((name) => [name, entry.fields[name]])) };
  return { file, outcome: 'changed', words: free.join(', '), content: write(next) };
}

/** Without a quote that nobody noted, and a successor that there is not. */
function withoutEmpty(fields: Fields): Record<string, unknown> {
  const { quote, supersededBy, ...others } = fields;
  return { ...others, ...(quote ? { quote } : {}), ...(supersededBy ? { supersededBy } : {}) };
}

/** An empty field, null and one that is missing say the same: files leave out what is empty. */
function isSaid(a: unknown, b: unknown): boolean {
  return saysSame(a === '' ? null : a, b === '' ? null : b);
}

function kept(file: string, words: string): Pull<string> {
  return { file, outcome: 'kept', words, content: null };
}

function written(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
