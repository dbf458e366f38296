import type { z } from 'zod';
import type { lineVersionSchema, projectLineSchema, projectLinesSchema, seenSchema } from './project-lines.schema.ts';
import type { personProjectsSchema, projectSchema } from './project.schema.ts';

/** Work for a client: which tool made what, on which plan, and what its terms said then. */
export type Project = z.output<typeof projectSchema>;
/** What its owner says of it. */
export type ProjectWords = Pick<Project, 'name' | 'client' | 'rules' | 'rulesName' | 'note' | 'budget'>;
/** All projects of one person, as they are stored. */
export type PersonProjects = z.output<typeof personProjectsSchema>;
/** The lines of one project, as they are stored. */
export type ProjectLines = z.output<typeof projectLinesSchema>;
export type ProjectLine = z.output<typeof projectLineSchema>;
export type LineVersion = z.output<typeof lineVersionSchema>;
export type Seen = z.output<typeof seenSchema>;

/** Bounds of what one person keeps. */
export const PROJECT_BOUNDS = {
  /** Characters. */
  name: 80,
  client: 80,
  rulesName: 80,
  note: 400,
  /** Dollars a month. */
  budget: 1_000_000,
  byName: 80,
  asset: 160,
  plan: 50,
  account: 80,
  human: 300,
  seenName: 80,
  /** Projects of one person. */
  projects: 200,
  /** Lines of one project, withdrawn ones included. */
  lines: 500,
  /** Versions of one line. */
  versions: 50,
  /** Lines that one call adds. */
  linesAtOnce: 100,
  /** Characters of pasted lines. */
  table: 60_000,
  /** People who say that they saw a sheet. */
  seen: 100,
  /** Characters of one project's lines and facts as stored: far below what one answer may carry. */
  stored: 3_000_000,
} as const;

/** Where a reader's own projects are. */
export const projectsPath = '/projects';

/** The address that opens one of them. */
export function projectAddress({ id }: Pick<Project, 'id'>): string {
  return `${projectsPath}?p=${id}`;
}

/** The address of the page that shows a shared sheet. */
export function sharedSheetAddress(key: string): string {
  return `/sheet?k=${key}`;
}

/** The address of its sheet, as its owner prints it. */
export function ownSheetAddress({ id }: Pick<Project, 'id'>): string {
  return `${projectsPath}/sheet?p=${id}`;
}

/** The address that begins a line for these tools. */
export function lineAddress(toolIds: readonly number[]): string {
  return `${projectsPath}?tools=${toolIds.join(',')}`;
}
