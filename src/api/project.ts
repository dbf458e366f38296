import type { Change } from '#domain/project/changes-since.ts';
import type { Project, ProjectLines } from '#domain/project/project.ts';

/** One project with everything that its owner sees. */
export interface ProjectAnswer extends Pick<ProjectLines, 'lines' | 'facts' | 'disclosure' | 'seen'> {
  project: Project;
  /** SHA-256 of the sheet as it stands: who saw another one saw an earlier version. */
  hash: string;
  /** What has changed since, by the name of the facts; facts that still hold are left out. Null when nobody can say right now. */
  since: Record<string, Change[]> | null;
}
