import * as z from 'zod';
import { articleSchema } from '#domain/teaching/article.schema.ts';
import { type Correction, correctionSchema } from '#domain/watch/correction/correction.schema.ts';
import { cleanEntry } from '#domain/record/clean-entry.ts';
import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import { type DocumentProblem, shapeProblems } from '#domain/text/document-problem.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { DOCUMENT_KEY, type DocumentKind, documentKinds } from '#domain/record/document-words.ts';
import type { LeftOut } from '#domain/record/left-out.ts';
import { shownDocuments } from '#domain/record/shown-documents.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';
import { dropOf } from '#domain/drop/desk-drops.ts';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import { lessonSchema } from '#domain/teaching/lesson.schema.ts';
import { typographic } from '#domain/text/typographic.ts';
import { taskSchema } from '#domain/task/task.schema.ts';
import { textProblems } from '#domain/text/text-problems.ts';
import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';
import { type Upload, uploadSchema } from '#domain/tool/uploaded-tool.schema.ts';

/** What a build takes in of the running site besides the files. */
export interface SiteRecords {
  uploaded: BuiltUploads;
  corrections: readonly Correction[];
  documents: BuiltDocuments;
}

/** What files say, as far as the records of the site are checked against it. */
interface FileRecords {
  documents: Readonly<Record<DocumentKind, ReadonlyMap<string, Fields>>>;
  /** Slugs of the tools. */
  toolSlugs: ReadonlySet<string>;
}

/**
 * What pages can be made of, out of what the running site holds. A record that the rules of its kind refuse is left out by
 * itself; characters that nobody sees do not count, since pages print it without them (`cleanEntry`). The desk refuses the same by the same rules when it is saved;
 * what is found here was stored before a rule, or something else changed around it.
 */
export function soundRecords(given: SiteRecords, files: FileRecords): { sound: SiteRecords; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const uploads = given.uploaded.uploads.filter((upload) => {
    const [problem] = shapeProblems(uploadSchema, cleanEntry(upload));
    if (problem) leftOut.push({ kind: 'tool', ...nameOf(upload), why: wordsOf(problem) });
    return !problem;
  });
  const corrections = given.corrections.map(cleanEntry).filter((correction) => {
    const [problem] = shapeProblems(correctionSchema, correction);
    if (problem)
      leftOut.push({ kind: 'correction', key: correction.id, title: correction.toolName, why: wordsOf(problem) });
    return !problem;
  });
  const toolSlugs = files.toolSlugs.union(
    new Set(uploads.flatMap((upload) => (upload.kind === 'new' ? [upload.tool.slug] : []))),
  );
  const documents = documentKinds.map((kind) => {
    const entries = given.documents[kind].filter((held) => {
      const entry = cleanEntry(held);
      const shown = shownDocuments(files.documents[kind], [entry]).find(({ key }) => key === entry.key);
      const fields = shown?.fields ?? entry.fields;
      const [problem] = documentProblems(kind, entry, fields, toolSlugs);
      if (problem) leftOut.push({ kind, key: entry.key, title: titleOf(fields), why: wordsOf(problem) });
      return !problem;
    });
    return [kind, entries];
  });
  return {
    sound: {
      uploaded: { ...given.uploaded, uploads },
      corrections,
      documents: Object.fromEntries(documents) as BuiltDocuments,
    },
    leftOut,
  };
}

/** What keeps a document from being printed as readers would see it. */
function documentProblems(
  kind: DocumentKind,
  { key, shows }: ShownEntry,
  fields: Fields,
  toolSlugs: ReadonlySet<string>,
): DocumentProblem[] {
  if (!DOCUMENT_KEY.test(key)) return [{ field: 'key', remedy: 'small letters, figures and hyphens alone' }];
  if (shows === 'hidden') return [];
  return printProblems[kind]({ key, shows }, fields, toolSlugs);
}

/** Of each kind. */
const printProblems: Record<
  DocumentKind,
  (entry: Pick<ShownEntry, 'key' | 'shows'>, fields: Fields, toolSlugs: ReadonlySet<string>) => DocumentProblem[]
> = {
  drop: ({ key, shows }, fields) => shapeProblems(shows === 'label' ? labelSchema : dropSchema, dropOf(key, fields)),
  task: ({ key }, fields) => shapeProblems(taskSchema, { ...fields, slug: key }),
  article: (_, fields) => proseProblems(articleSchema, fields),
  lesson: (_, fields, toolSlugs) => proseProblems(lessonSchema, fields, toolSlugs),
};

/** Of a text: its head, its Markdown and, of a lesson, the tools that it names. */
function proseProblems(
  schema: z.ZodType,
  { text, ...head }: Fields,
  toolSlugs: ReadonlySet<string> | null = null,
): DocumentProblem[] {
  const shape = shapeProblems(schema, typographic(head));
  if (shape.length > 0) return shape;
  const tools = toolSlugs ? (head['tools'] as { tool: string }[]).filter(({ tool }) => !toolSlugs.has(tool)) : [];
  return [
    ...textProblems(typeof text === 'string' ? text : ''),
    ...tools.map(({ tool }) => ({ field: 'tools', remedy: `there is no tool ${tool}` })),
  ];
}

/** What everybody knows of a drop under the fringe. */
const labelSchema = z.object(dropSchema.pick({ id: true, toolName: true, updateType: true, releaseDate: true }).shape);

function nameOf(upload: Upload): Pick<LeftOut, 'key' | 'title'> {
  const id = upload.kind === 'new' ? upload.tool.id : upload.toolId;
  const name = upload.kind === 'new' ? upload.tool.name : upload.fields.name;
  return { key: String(id), title: name ?? `tool ${id}` };
}

function titleOf({ title, updateTitle, toolName }: Fields): string {
  return String(title ?? updateTitle ?? toolName ?? 'Untitled');
}

function wordsOf({ field, remedy }: DocumentProblem): string {
  return field === '' ? remedy : `${field}: ${remedy}`;
}
