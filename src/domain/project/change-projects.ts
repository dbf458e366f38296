import { deepEqual } from '#domain/value/deep-equal.ts';
import { type Given, given } from '#domain/value/given.ts';
import { PROJECT_BOUNDS, type Project, type ProjectWords } from './project.ts';
import type { ShareLink } from '#domain/collection/collection.schema.ts';
import { shareLink } from '#domain/collection/share-link.ts';

export type ProjectsOutcome =
  | { ok: true; projects: Project[]; changed: boolean }
  | { ok: false; code: 'upgrade_required' | 'projects_full' | 'not_found' };

/** A person's projects with one more; the same id again is the one that is there. @param limit of the plan */
export function addProject(
  projects: readonly Project[],
  { id, ...words }: ProjectWords & Pick<Project, 'id'>,
  limit: number,
  now: Date,
): ProjectsOutcome {
  if (projects.some((project) => project.id === id)) return unchanged(projects);
  if (projects.length >= limit) return { ok: false, code: 'upgrade_required' };
  if (projects.length >= PROJECT_BOUNDS.projects) return { ok: false, code: 'projects_full' };
  const at = now.toISOString();
  return {
    ok: true,
    projects: [...projects, { id, ...words, createdAt: at, changedAt: at, share: null }],
    changed: true,
  };
}

/** The same with other words for one of them: what is left out stays, so that two devices lose nothing of each other. */
export function describeProject(
  projects: readonly Project[],
  id: string,
  words: Given<ProjectWords>,
  now: Date,
): ProjectsOutcome {
  return changeOne(projects, id, (project) => {
    // Rules that a later release asks for besides are in the project that is there.
    const rules = words.rules ? { ...project.rules, ...words.rules } : project.rules;
    const next = { ...project, ...given(words), rules };
    return deepEqual(next, project) ? project : { ...next, changedAt: now.toISOString() };
  });
}

/** The same with a link to the sheet of one; sharing it again keeps the link that people have. */
export function shareProject(
  projects: readonly Project[],
  id: string,
  link: Pick<ShareLink, 'key' | 'byName'>,
  now: Date,
): ProjectsOutcome {
  return changeOne(projects, id, (project) => ({
    ...project,
    share: shareLink(project.share, link, now),
  }));
}

/** The same with that link taken back. */
export function unshareProject(projects: readonly Project[], id: string): ProjectsOutcome {
  return changeOne(projects, id, (project) => (project.share === null ? project : { ...project, share: null }));
}

/** The same without one; one that is gone already is fine. */
export function deleteProject(projects: readonly Project[], id: string): ProjectsOutcome {
  const left = projects.filter((project) => project.id !== id);
  return { ok: true, projects: left, changed: left.length < projects.length };
}

function changeOne(projects: readonly Project[], id: string, rule: (project: Project) => Project): ProjectsOutcome {
  const project = projects.find((one) => one.id === id);
  if (!project) return { ok: false, code: 'not_found' };
  const next = rule(project);
  if (next === project) return unchanged(projects);
  return { ok: true, projects: projects.map((one) => (one.id === id ? next : one)), changed: true };
}

function unchanged(projects: readonly Project[]): ProjectsOutcome {
  return { ok: true, projects: [...projects], changed: false };
}
