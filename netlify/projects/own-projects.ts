import type { User } from '#domain/person/user.ts';
import type { PersonProjects } from '#domain/project/project.ts';
import { noProjects, ownedBy } from '#domain/project/projects-of.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { hasEnded } from '#netlify/stores/deletion-store.ts';
import type { DocumentChange } from '#netlify/stores/document-store.ts';
import { projects } from '#netlify/stores/project-store.ts';

/** What is stored of an account's own projects, without their lines. @throws StoreUnavailable, UnreadableRecord */
export async function readOwnProjects(user: User): Promise<PersonProjects> {
  return ownedBy(await projects.read(user.id), user) ?? noProjects(user);
}

/**
 * Changes it by one compare-and-set. A deletion that was faster wins: what was written after it is taken back.
 * @param rule pure: it is called once per try
 * @throws ApiError `unauthorized` when the account was deleted; StoreUnavailable
 */
export async function changeOwnProjects<Outcome>(
  user: User,
  rule: (own: PersonProjects) => DocumentChange<PersonProjects, Outcome>,
): Promise<Outcome> {
  let isWritten = false;
  const outcome = await projects.change(user.id, async (current) => {
    const own = ownedBy(current, user);
    if (current && !own && (await hasEnded(user))) throw new ApiError('unauthorized'); // a newer account's
    const change = rule(own ?? noProjects(user));
    isWritten = change.write !== null;
    return change;
  });
  if (isWritten && (await hasEnded(user))) {
    if (ownedBy(await projects.read(user.id), user)) await projects.remove(user.id);
    throw new ApiError('unauthorized');
  }
  return outcome;
}
