import type { ListedProject, ProjectsAnswer } from '#api/projects.contract.ts';
import { projectLimits } from '#domain/plan/may-use.ts';
import { type ProjectsOutcome, addProject, deleteProject, describeProject } from '#domain/project/change-projects.ts';
import { countLines } from '#domain/project/change-lines.ts';
import type { Given } from '#domain/value/given.ts';
import { PROJECT_BOUNDS, type Project, type ProjectLines, type ProjectWords } from '#domain/project/project.ts';
import { type Recall, recallsOf } from '#domain/project/recalls.ts';
import { judgeSaved } from '#domain/project/judge-saved.ts';
import type { SavedUnderRules } from '#domain/project/saved-under-rules.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { User } from '#domain/person/user.ts';
import type { Tools } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { readTerms } from '#netlify/facts/terms-reader.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import type { Session } from '#netlify/session/session.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { readLines, removeLines } from './own-lines.ts';
import { changeOwnProjects, readOwnProjects } from './own-projects.ts';
import { forgetLinks } from './project-links.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

/** Documents of lines that are read at the same time. */
const READ_AT_ONCE = 20;

/** A project with its lines; null for lines that no release can read. */
interface WithLines {
  project: Project;
  lines: ProjectLines | null;
}

/** All projects of an account with their lines. @throws StoreUnavailable, UnreadableRecord */
export async function readProjects(user: User): Promise<WithLines[]> {
  const { projects } = await readOwnProjects(user);
  return atOnce(projects, READ_AT_ONCE, async (project) => {
    return { project, lines: await readLines(user, project.id).catch(nullIfUnreadable) };
  });
}

/** Those whose lines can be read. */
export function readableOf(all: readonly WithLines[]): { project: Project; lines: ProjectLines }[] {
  return all.flatMap(({ project, lines }) => (lines ? [{ project, lines }] : []));
}

/** The person's projects with what their plan allows, and what touches work that was done. @throws StoreUnavailable */
export async function listProjects({ stored: { user }, viewer }: Session): Promise<ProjectsAnswer> {
  const [all, { find, isCurrent }] = await Promise.all([readProjects(user), currentCatalogue()]);
  const { projects, lines } = projectLimits(viewer, plans);
  const judged = savedJudge(user.saves.flatMap(({ toolId }) => find(toolId) ?? []));
  return {
    projects: all.map((one) => ({ ...listed(one), saved: judged(one.project) })),
    limit: Number.isFinite(projects) ? projects : null,
    lineLimit: Math.min(lines, PROJECT_BOUNDS.lines),
    recalls: isCurrent ? (await recallReader(readableOf(all), find))(readableOf(all)) : null,
  };
}

/** Projects of one client often have the same rules: each set is judged once. */
function savedJudge(saved: readonly Tool[]): (project: Project) => SavedUnderRules | null {
  const known = new Map<string, SavedUnderRules | null>();
  return ({ rules }) => {
    const key = JSON.stringify(rules);
    const judged = known.has(key) ? (known.get(key) ?? null) : judgeSaved(saved, rules);
    known.set(key, judged);
    return judged;
  };
}

type Readable = ReturnType<typeof readableOf>;

/** Reads what there is to know for projects, and says what touches work that was done in some of them. @throws StoreUnavailable */
export async function recallReader(projects: Readable, find: Tools['find']): Promise<(some: Readable) => Recall[]> {
  const toolIds = projects.flatMap(({ lines }) => Object.values(lines.facts).map(({ tool }) => tool.id));
  const termsOf = await readTerms(toolIds);
  return (some) => recallsOf(some, (id) => find(id) ?? null, termsOf);
}

function listed({ project, lines }: WithLines): Omit<ListedProject, 'saved'> {
  const current = lines?.lines.flatMap(({ versions }) => versions.at(-1) ?? []).filter((one) => !one.isWithdrawn) ?? [];
  return { ...project, lines: lines && countLines(lines), toolIds: [...new Set(current.map(({ toolId }) => toolId))] };
}

/** One of the person's projects. @throws ApiError `not_found` for those of others */
export async function findProject({ stored: { user } }: Session, id: string): Promise<Project> {
  const project = (await readOwnProjects(user)).projects.find((one) => one.id === id);
  if (!project) throw new ApiError('not_found', notThere);
  return project;
}

/** Makes a project, or finds the one with this id. @throws ApiError `upgrade_required`, `projects_full` */
export async function makeProject(
  { stored: { user }, viewer }: Session,
  words: ProjectWords & Pick<Project, 'id'>,
  now: Date,
): Promise<Project> {
  const { projects: limit } = projectLimits(viewer, plans);
  const project = one(words.id, await changeProjects(user, (all) => addProject(all, words, limit, now)));
  if (project.createdAt === now.toISOString()) await countEvent('project-made', now, project.id);
  return project;
}

/** Changes what is said of a project. @throws ApiError `not_found` */
export async function describeOwn(
  { stored: { user } }: Session,
  id: string,
  words: Given<ProjectWords>,
  now: Date,
): Promise<Project> {
  return one(id, await changeProjects(user, (all) => describeProject(all, id, words, now)));
}

/** Deletes a project with all that is its own. @throws ApiError `not_found` */
export async function deleteOwn(session: Session, id: string): Promise<void> {
  const { user } = session.stored;
  const project = await findProject(session, id);
  await changeProjects(user, (all) => deleteProject(all, id));
  await forgetLinks(project.share ? [project.share.key] : []);
  await removeLines(user, id);
}

/** Changes the projects of an account. @throws ApiError with the rule's refusal */
export async function changeProjects(
  user: User,
  rule: (projects: readonly Project[]) => ProjectsOutcome,
): Promise<readonly Project[]> {
  const outcome = await changeOwnProjects(user, (own) => {
    const outcome = rule(own.projects);
    return { write: outcome.ok && outcome.changed ? { ...own, projects: outcome.projects } : null, outcome };
  });
  if (!outcome.ok) throw new ApiError(outcome.code, refusalWords[outcome.code]);
  return outcome.projects;
}

/** The project that was changed. */
export function one(id: string, projects: readonly Project[]): Project {
  const project = projects.find((each) => each.id === id);
  if (!project) throw new ApiError('not_found', notThere);
  return project;
}

const notThere = { message: 'This project is not there, or not any more.' };
const refusalWords = {
  upgrade_required: { message: 'Yak Fringe holds one project. Upgrade to Yak Core for as many as you like.' },
  projects_full: {},
  not_found: notThere,
} as const;
