import { ownedBy } from '#domain/project/projects-of.ts';
import { ownedProjectLines, ownedProjectLinks, projects } from '#netlify/stores/project-store.ts';
import { personalRecords } from './own-records.ts';
import type { PersonalStore } from './personal-store.ts';

/** A person's own projects. */
export const personalProjects: PersonalStore = {
  store: projects.name,
  holds: 'Your projects: names, clients, rules, notes, and the links under which you share their sheets',
  async exportOf({ userId, account }) {
    const own = ownedBy(await projects.tryRead(userId), account);
    return own && own.projects.length > 0 ? own.projects : null;
  },
  erase: ({ userId }) => projects.remove(userId),
};

/** What those projects say line by line; it goes before the list that names them does. */
export const personalProjectLines = personalRecords(ownedProjectLines, {
  holds:
    'The lines of your projects in all their versions, the facts that were frozen for them, and the names of those who confirmed having seen a sheet',
  given: ({ userId: _, birth: __, ...own }) => own,
});

/** What leads from a shared link to a person's project; it goes before the project does. */
export const personalProjectLinks = personalRecords(ownedProjectLinks, {
  holds: 'Which of your projects a shared link leads to',
  given: ({ project }) => ({ project }),
});
