import { noDocuments } from '#domain/record/built-documents.schema.ts';
import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import { type DocumentKind, documentKinds } from '#domain/record/document-words.ts';
import type { LeftOut } from '#domain/record/left-out.ts';
import type { FreshnessPoint } from '#domain/tool/evidence/freshness-point.schema.ts';
import { noUploads } from '#domain/tool/built-uploads.schema.ts';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import { fetchCorrections } from './fetch-corrections.ts';
import { fetchDocuments } from './fetch-documents.ts';
import { fetchUploads } from './fetch-uploads.ts';
import type { SiteRecords } from './sound-records.ts';

/** What a build takes in of the running site: its records, how fresh the guide was on each day, and what stays out. */
export interface TakenIn extends SiteRecords {
  freshness: readonly FreshnessPoint[];
  /** Records that no page is made of, whatever the rules say of them. */
  leftOut: readonly LeftOut[];
}

/** Nothing of any site: a build of the files alone. */
export const nothingTaken: TakenIn = {
  uploaded: noUploads,
  corrections: [],
  documents: noDocuments,
  freshness: [],
  leftOut: [],
};

/** What was uploaded, corrected and written at the desk of the site that a build asks; nothing where there is none. */
export async function takeIn(environment: NodeJS.ProcessEnv): Promise<TakenIn> {
  const leftOut: LeftOut[] = [];
  const leave = (record: LeftOut) => void leftOut.push(record);
  const uploaded = await fetchUploads(environment, console.log, leave);
  const { corrections, freshness } = await fetchCorrections(environment, leave);
  const documents = await fetchDocuments(environment, leave);
  return { uploaded, corrections, documents, freshness, leftOut };
}

/** A record of the site that pages are made of. */
export interface TakenRecord extends Pick<LeftOut, 'kind' | 'key' | 'title'> {
  /** Addresses of pages that are its own; none for what stands on the pages of others. */
  paths: readonly string[];
}

/** Every record that was taken in. */
export function takenRecords({ uploaded, corrections, documents }: TakenIn): TakenRecord[] {
  return [
    ...uploaded.uploads.map((upload): TakenRecord => {
      const id = uploadedId(upload);
      const name = upload.kind === 'new' ? upload.tool.name : upload.fields.name;
      return { kind: 'tool', key: String(id), title: name ?? `tool ${id}`, paths: [`/tool-fluid/${id}`] };
    }),
    ...documentKinds.flatMap((kind) =>
      documents[kind].map(
        ({ key, fields }): TakenRecord => ({
          kind,
          key,
          title: String(fields['title'] ?? fields['updateTitle'] ?? key),
          paths: FOLDERS[kind] === null ? [] : [`${FOLDERS[kind]}/${key}`],
        }),
      ),
    ),
    ...corrections.map(
      ({ id, toolName }): TakenRecord => ({ kind: 'correction', key: id, title: toolName, paths: [] }),
    ),
  ];
}

/** Where each document has a page of its own. */
const FOLDERS: Record<DocumentKind, string | null> = {
  drop: null,
  lesson: '/lessons',
  article: '/blog',
  task: '/tasks',
};

function uploadedId(upload: Upload): number {
  return upload.kind === 'new' ? upload.tool.id : upload.toolId;
}

/** The same without some records, which are named among what is left out. */
export function takenWithout(taken: TakenIn, without: readonly LeftOut[]): TakenIn {
  if (without.length === 0) return taken;
  const out = new Set(without.map(({ kind, key }) => `${kind} ${key}`));
  const stays = (kind: LeftOut['kind'], key: string | number) => !out.has(`${kind} ${key}`);
  const { uploaded, corrections, documents, leftOut } = taken;
  return {
    ...taken,
    uploaded: { ...uploaded, uploads: uploaded.uploads.filter((upload) => stays('tool', uploadedId(upload))) },
    corrections: corrections.filter(({ id }) => stays('correction', id)),
    documents: Object.fromEntries(
      documentKinds.map((kind) => [kind, documents[kind].filter(({ key }) => stays(kind, key))]),
    ) as BuiltDocuments,
    leftOut: [...leftOut, ...without],
  };
}
