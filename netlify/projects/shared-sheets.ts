import { randomBytes } from 'node:crypto';
import type { SharedSheetAnswer } from '#api/shared-sheet.contract.ts';
import type { User } from '#domain/person/user.ts';
import { shareProject, unshareProject } from '#domain/project/change-projects.ts';
import { noteSeen } from '#domain/project/note-seen.ts';
import type { Project, ProjectLines } from '#domain/project/project.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import type { Session } from '#netlify/session/session.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import type { DocumentChange } from '#netlify/stores/document-store.ts';
import { linkKey } from '#netlify/stores/collection-store.ts';
import { keepOwned, removeOwned } from '#netlify/stores/person-index.ts';
import { ownedProjectLinks, projectLinks } from '#netlify/stores/project-store.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { changeLines, readLines } from './own-lines.ts';
import { readOwnProjects } from './own-projects.ts';
import { changeProjects, findProject, one } from './person-projects.ts';
import { forgetLinks } from './project-links.ts';
import { hashedSheet } from './sheet-of-project.ts';

/** Bytes of chance in a link: nobody guesses 128 bits. */
const KEY_BYTES = 16;
const KEY = /^[A-Za-z0-9_-]{22}$/;

/**
 * Gives the sheet of a project a link, or keeps the one it has. What leads there is written first: no link is given out
 * that does not work.
 * @throws ApiError `not_found`, `unauthorized`; StoreUnavailable
 */
export async function shareOwn(session: Session, id: string, byName: string, now: Date): Promise<Project> {
  const { user } = session.stored;
  const known = await findProject(session, id);
  const key = known.share?.key ?? randomBytes(KEY_BYTES).toString('base64url');
  const link = { userId: user.id, project: id };
  await keepOwned(ownedProjectLinks, linkKey(key), link);
  const after = await changeProjects(user, (all) => shareProject(all, id, { key, byName }, now)).catch(
    async (error: unknown) => {
      // It was refused: what would lead to it names an account that may be erased by now.
      if (error instanceof ApiError && known.share === null) await removeOwned(ownedProjectLinks, linkKey(key), link);
      throw error;
    },
  );
  return one(id, after);
}

/** Takes the link back. Who saw the sheet stays. @throws ApiError `not_found`; StoreUnavailable */
export async function unshareOwn(session: Session, id: string): Promise<Project> {
  const { share } = await findProject(session, id);
  const project = one(id, await changeProjects(session.stored.user, (all) => unshareProject(all, id)));
  await forgetLinks(share ? [share.key] : []);
  return project;
}

/** What everybody reads under a link. @throws ApiError `not_found`; StoreUnavailable */
export async function readShared(key: string): Promise<SharedSheetAnswer> {
  const { owner, project } = await findShared(key);
  return sharedAnswer(project, await readLines(owner, project.id));
}

/**
 * Notes that somebody saw this version of the sheet.
 * @throws ApiError `not_found`; `sheet_changed` when it is another one by now; `sheet_full`
 */
export async function confirmShared(
  key: string,
  seen: { name: string; hash: string },
  now: Date,
): Promise<SharedSheetAnswer> {
  const { owner, project } = await findShared(key);
  const outcome = await changeLines(owner, project.id, (lines): DocumentChange<ProjectLines, Confirmed> => {
    if (hashedSheet(project, lines).hash !== seen.hash)
      return { write: null, outcome: { ok: false, code: 'sheet_changed' } };
    const outcome = noteSeen(lines, seen, now);
    return { write: outcome.ok && outcome.changed ? outcome.lines : null, outcome };
  });
  if (!outcome.ok) throw new ApiError(outcome.code);
  if (outcome.changed) await countEvent('sheet-seen', now);
  return sharedAnswer(project, outcome.lines);
}

type Confirmed = ReturnType<typeof noteSeen> | { ok: false; code: 'sheet_changed' };

async function findShared(key: string): Promise<{ owner: User; project: Project }> {
  const link = KEY.test(key) ? await projectLinks.read(linkKey(key)) : null;
  const owner = link && (await readUser(link.userId))?.user;
  const project =
    owner && owner.deletedAt === null
      ? (await readOwnProjects(owner)).projects.find(({ share }) => share?.key === key)
      : undefined;
  if (!owner || !project)
    throw new ApiError('not_found', { message: 'Nothing is shared under this link, or not any more.' });
  return { owner, project };
}

function sharedAnswer(project: Project, lines: ProjectLines): SharedSheetAnswer {
  const { sheet, hash } = hashedSheet(project, lines);
  return { sheet, hash, byName: project.share?.byName ?? '', seen: lines.seen.filter((one) => one.hash === hash) };
}
