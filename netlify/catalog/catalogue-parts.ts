import { gunzipSync } from 'node:zlib';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { SearchWords } from '#domain/search/search-words.schema.ts';
import type { LearnedTasks } from '#domain/search/task-classifier.ts';
import type { SiteContent } from '#domain/search/site-pages.ts';
import type { Task } from '#domain/task/task.schema.ts';
import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';
import type { MakerSites } from '#domain/tool/evidence/maker-sites.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { readOfDeploy } from '#netlify/stores/deploy-store.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';

/**
 * What the build writes of `data/` for functions, and uploads with the deploy (scripts/build/generate.ts): each part for
 * itself, so that a function reads what it needs. All of it was checked before it was written.
 */
export interface CatalogueParts {
  /** The tools of `data/tools/`, by number. */
  tools: readonly Tool[];
  /** What tells tools apart, which is all that decides whether an uploaded one is among them. */
  'tool-names': readonly Pick<Tool, 'id' | 'name' | 'link'>[];
  /** Every task, by slug, with all that people say for it. */
  tasks: readonly Task[];
  /** How people speak, besides what tasks say themselves. */
  'search-words': SearchWords;
  /** What was learned of how people ask for tasks without naming them. */
  'learned-tasks': LearnedTasks;
  'task-facts': readonly Omit<Task, 'says'>[];
  /** The Fresh Drops of `data/updates/`, with their whole text. */
  drops: readonly Drop[];
  /** Corrections that were in files, or on the site. */
  corrections: readonly Correction[];
  /** Titles and addresses of the pages besides tools, tasks and drops. */
  content: SiteContent;
  /** What the files of the desk's documents say. */
  texts: { lesson: readonly TextFile[]; article: readonly TextFile[]; task: readonly Task[] };
  'maker-sites': MakerSites;
  /** What was uploaded to the site when its pages were built. */
  uploads: BuiltUploads;
  /** What of the desk's documents the pages were built with. */
  documents: BuiltDocuments;
}

interface TextFile {
  key: string;
  fields: Fields;
}

/**
 * Reads a part of this deploy. It is not checked again: code and parts come from one build and stand and fall with one
 * deploy, and gzip's own checksum tells a part that was cut short.
 * @throws StoreUnavailable
 */
export async function readPart<Name extends keyof CatalogueParts>(name: Name): Promise<CatalogueParts[Name]> {
  const packed = await readOfDeploy(name);
  try {
    return JSON.parse(gunzipSync(packed).toString()) as CatalogueParts[Name];
  } catch (error) {
    throw new StoreUnavailable(`${name} of the deploy is no whole part`, error);
  }
}
