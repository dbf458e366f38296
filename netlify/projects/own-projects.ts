import type { User } from '#domain/person/user.ts';
import type { PersonProjects } from '#domain/project/project.ts';
import { noProjects, ownedBy } from '#domain/project/projects-of.ts';
import { changeOwned } from '#netlify/stores/change-owned.ts';
import type { DocumentChange } from '#netlify/stores/document-store.ts';
import { projects } from '#netlify/stores/project-store.ts';

/** What is stored of an account's own projects, without their lines. @throws StoreUnavailable, UnreadableRecord */
export async function readOwnProjects(user: User): Promise<PersonProjects> {
  return ownedBy(await projects.read(user.id), user) ?? noProjects(user);
}

/** Changes it, as `changeOwned` does. @param rule pure: it is called once per try @throws ApiError `unauthorized`; StoreUnavailable */
export async function changeOwnProjects<Outcome>(
  user: User,
  rule: (own: PersonProjects) => DocumentChange<PersonProjects, Outcome>,
): Promise<Outcome> {
  const place = { store: projects, key: user.id, account: user, ownOf: ownedBy<PersonProjects> };
  return (await changeOwned(place, (own) => rule(own ?? noProjects(user)))).outcome;
}
