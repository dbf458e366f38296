import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Fields } from '#domain/record/file-overlay.ts';
import { shownDocuments } from '#domain/record/shown-documents.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';

/** A Markdown file of ours: its head and its text as fields. */
export interface TextDocument {
  /** The file's name without `.md`. */
  key: string;
  /** The head by name, and `text`. */
  fields: Fields;
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
      return { key: name.replace(/\.md$/, ''), fields: { ...(parse(head) as Fields | null), text } };
    });
}

/** A document as a Markdown file. */
export function textFile({ text, ...head }: Fields): string {
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${String(text).trim()}\n`;
}

/** The texts that readers see, out of files and what the desk holds: head and Markdown by the names of their files. */
export function shownTexts(
  files: readonly TextDocument[],
  entries: readonly ShownEntry[],
): { key: string; fields: Fields }[] {
  return shownDocuments(new Map(files.map(({ key, fields }) => [key, fields])), entries);
}

/** Makes a folder hold exactly these texts; a file that would not change is left alone. */
export function writeTexts(root: string, folder: string, texts: readonly { key: string; fields: Fields }[]): void {
  const path = join(root, folder);
  mkdirSync(path, { recursive: true });
  const wanted = new Map(texts.map(({ key, fields }) => [`${key}.json`, `${JSON.stringify(fields, null, 1)}\n`]));
  for (const name of readdirSync(path)) if (!wanted.has(name)) rmSync(join(path, name));
  for (const [name, written] of wanted) {
    const file = join(path, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== written) writeFileSync(file, written);
  }
}
