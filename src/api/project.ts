import type { Change } from '#domain/project/changes-since.ts';
import type { Project, ProjectLines, ProjectWords } from '#domain/project/project.ts';
import { request } from './request.ts';

/** One project with everything that its owner sees. */
export interface ProjectAnswer extends Pick<ProjectLines, 'lines' | 'facts' | 'disclosure' | 'seen'> {
  project: Project;
  /** SHA-256 of the sheet as it stands: who saw another one saw an earlier version. */
  hash: string;
  /** What has changed since, by the name of the facts; facts that still hold are left out. Null when nobody can say right now. */
  since: Record<string, Change[]> | null;
}

/** @throws CallError `not_found` for projects of others */
export function fetchProject(id: string): Promise<ProjectAnswer> {
  return request('GET', projectPath(id));
}

/** Changes what is said and leaves the rest; lines that are there keep the rules of their day. */
export function changeProject(id: string, words: Partial<ProjectWords>): Promise<Project> {
  return request('PUT', projectPath(id), words);
}

/** Deletes it with its lines, its link and who saw it. @throws CallError `not_found` for one that is gone already */
export function deleteProject(id: string): Promise<{ ok: true }> {
  return request('DELETE', projectPath(id));
}

function projectPath(id: string): string {
  return '/api/projects/:id'.replace(':id', encodeURIComponent(id));
}
