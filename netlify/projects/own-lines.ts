import type { User } from '#domain/person/user.ts';
import type { ProjectLines } from '#domain/project/project.ts';
import { noLines, ownedBy } from '#domain/project/projects-of.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { changeOwned } from '#netlify/stores/change-owned.ts';
import type { DocumentChange } from '#netlify/stores/document-store.ts';
import { indexRecord, removeOwned } from '#netlify/stores/person-index.ts';
import { ownedProjectLines, projectLines, projectLinesKey } from '#netlify/stores/project-store.ts';
import { readOwnProjects } from './own-projects.ts';

/** The lines of one of an account's projects. @throws StoreUnavailable, UnreadableRecord */
export async function readLines(user: User, project: string): Promise<ProjectLines> {
  return ownedBy(await projectLines.read(projectLinesKey(user.id, project)), user) ?? noLines(user, project);
}

/**
 * Changes them, as `changeOwned` does. A deletion of the project that was faster wins too.
 * @param rule pure: it is called once per try
 * @throws ApiError `not_found` when the project was deleted, `unauthorized` when the account was; StoreUnavailable
 */
export async function changeLines<Outcome>(
  user: User,
  project: string,
  rule: (lines: ProjectLines) => DocumentChange<ProjectLines, Outcome>,
): Promise<Outcome> {
  const key = projectLinesKey(user.id, project);
  const known = await projectLines.readStored(key);
  if (!known) await indexRecord(ownedProjectLines, key, noLines(user, project));
  const takeBack = () => removeLines(user, project);
  const place = { store: projectLines, key, known, account: user, ownOf: ownedBy<ProjectLines>, takeBack };
  const { outcome, isWritten } = await changeOwned(place, (own) => rule(own ?? noLines(user, project)));
  if (!isWritten) return outcome;
  if (!(await readOwnProjects(user)).projects.some(({ id }) => id === project)) {
    await removeLines(user, project);
    throw new ApiError('not_found', { message: 'This project is not there any more.' });
  }
  return outcome;
}

/** Removes the lines of a project that is gone. @throws StoreUnavailable */
export async function removeLines(user: User, project: string): Promise<void> {
  await removeOwned(ownedProjectLines, projectLinesKey(user.id, project), noLines(user, project));
}
