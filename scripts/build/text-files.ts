import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Fields } from '#domain/desk-document/document-view.ts';
import { shownDocuments } from '#domain/desk-document/shown-documents.ts';
import type { ShownEntry } from '#domain/desk-document/shown-entry.schema.ts';
import { isSame } from '#domain/tool/is-same.ts';

/** A Markdown file of ours: its head and its text as fields. */
export interface TextDocument {
  /** The file's name without `.md`. */
  key: string;
  /** The head by name, and `text`. */
  fields: Fields;
  /** The file as it stands. */
  raw: string;
}

/** The Markdown files of a folder, by name. */
export function readTexts(root: string, folder: string): TextDocument[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const raw = readFileSync(join(root, folder, name), 'utf8');
      const [whole = '', head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(raw) ?? [];
      const text = raw.slice(whole.length).trim();
      return { key: name.replace(/\.md$/, ''), fields: { ...(parse(head) as Fields | null), text }, raw };
    });
}

/** A document as a Markdown file. */
export function textFile({ text, ...head }: Fields): string {
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${String(text).trim()}\n`;
}

/**
 * The texts that readers see, out of files and what the desk holds. One that a build could not print is left as its file
 * says, or left out, and told.
 * @param faultsOf what keeps a text from being printed
 */
export function shownTexts(
  files: readonly TextDocument[],
  entries: readonly ShownEntry[],
  faultsOf: (fields: Fields) => readonly string[],
  say: (line: string) => void,
): TextDocument[] {
  const byKey = new Map(files.map((file) => [file.key, file]));
  const fields = new Map(files.map((file) => [file.key, file.fields]));
  return shownDocuments(fields, entries).flatMap((shown): TextDocument[] => {
    const file = byKey.get(shown.key);
    if (file && isSame(file.fields, shown.fields)) return [file];
    const [fault] = faultsOf(shown.fields);
    if (fault === undefined) return [{ ...shown, raw: textFile(shown.fields) }];
    say(`Text of the desk: ${shown.key} ${file ? 'stays as its file says' : 'is left out'}: ${fault}`);
    return file ? [file] : [];
  });
}

/** Makes a folder hold exactly these texts; a file that would not change is left alone. */
export function writeTexts(root: string, folder: string, texts: readonly TextDocument[]): void {
  const path = join(root, folder);
  mkdirSync(path, { recursive: true });
  const wanted = new Map(texts.map(({ key, raw }) => [`${key}.md`, raw]));
  for (const name of readdirSync(path)) if (!wanted.has(name)) rmSync(join(path, name));
  for (const [name, raw] of wanted) {
    const file = join(path, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== raw) writeFileSync(file, raw);
  }
}
