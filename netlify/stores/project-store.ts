import * as z from 'zod';
import { endedByProjects } from '#domain/person/endings.ts';
import { personProjectsSchema } from '#domain/project/project.schema.ts';
import { projectLinesSchema } from '#domain/project/project-lines.schema.ts';
import type { ProjectLines } from '#domain/project/project.ts';
import { documentStore } from './document-store.ts';
import { noteEndings } from './ending-store.ts';
import { hashOf } from './hash-of.ts';
import type { OwnedStore } from './person-index.ts';

/** Readers' projects without their lines: one document per person, under the person's id. */
export const projects = documentStore('projects', personProjectsSchema, undefined, async (userId, before, after) => {
  const ended = endedByProjects(before, after);
  if (ended) await noteEndings(userId, ended);
});

/** The lines of each project with their frozen facts, under `projectLinesKey`. */
export const projectLines = documentStore('project-lines', projectLinesSchema);
export const ownedProjectLines: OwnedStore<ProjectLines> = {
  store: projectLines,
  ownersOf: ({ userId }) => [{ userId }],
};

const projectLinkSchema = z.object({ userId: z.string(), project: z.string() });
type ProjectLink = z.output<typeof projectLinkSchema>;

/**
 * Where the project under a shared link is, by the hash of what nobody can guess. It only leads there: whether its sheet
 * is still shared under this link, the project itself says.
 */
export const projectLinks = documentStore('project-links', projectLinkSchema);
export const ownedProjectLinks: OwnedStore<ProjectLink> = {
  store: projectLinks,
  ownersOf: ({ userId }) => [{ userId }],
};

/** The key of a project's lines: a browser may make the id, so it counts only beside its owner's. */
export function projectLinesKey(userId: string, project: string): string {
  return hashOf(`${userId} ${project}`);
}
