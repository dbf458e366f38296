import { atom } from 'nanostores';
import type { ListedProject, ProjectsAnswer, projectsEndpoint } from '#api/projects.contract.ts';
import { requester } from '#api/request.ts';
import { countLines } from '#domain/project/change-lines.ts';
import { PROJECT_BOUNDS, type ProjectWords } from '#domain/project/project.ts';
import { refusalCode, settleRefusal } from './call.ts';
import { $localProjects } from './local-saves.ts';
import { makeLocal } from './local-projects.ts';
import { mergeLocal } from './merge-local.ts';
import { ownProjectLimits } from './plan.ts';
import { loadSession, takeAlong } from './session.ts';
import { showToast } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

export interface ProjectsState extends ProjectsAnswer {
  status: 'idle' | 'loading' | 'failed' | 'loaded';
  /** Where they are: with the account, or in this browser until the reader signs in. */
  home: 'account' | 'browser';
}

const askProjects = requester<typeof projectsEndpoint>('/api/projects');

const nothing: ProjectsState = {
  status: 'idle',
  home: 'account',
  projects: [],
  limit: null,
  lineLimit: 0,
  recalls: null,
};

/** The reader's own projects, without their lines. */
export const $projects = atom<ProjectsState>(nothing);
/** True while one is being made. */
export const $projectsPending = atom(false);

let loading: Promise<void> | undefined;

/** Loads them from the account, or from this browser for a reader who is signed out. */
export function loadProjects(): Promise<void> {
  loading ??= readProjects().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function readProjects(): Promise<void> {
  if ($projects.get().status !== 'loaded') $projects.set({ ...$projects.get(), status: 'loading' });
  const session = await loadSession();
  if (session.status === 'unreadable') {
    $projects.set({ ...nothing, status: 'failed' });
    return;
  }
  if (session.status !== 'signed-in') {
    const { projects: limit, lines: lineLimit } = await ownProjectLimits();
    $projects.set({
      ...nothing,
      status: 'loaded',
      home: 'browser',
      projects: listLocal(),
      limit,
      lineLimit: Math.min(lineLimit, PROJECT_BOUNDS.lines),
    });
    return;
  }
  try {
    const came = await takeAlong('projects');
    const isOld = $localProjects.get().length > 0; // what is moved to the account now changes them
    await mergeLocal();
    $projects.set({ status: 'loaded', home: 'account', ...((isOld ? null : came) ?? (await askProjects('GET'))) });
  } catch (error) {
    if (!settleRefusal(error)) $projects.set({ ...nothing, status: 'failed' });
  }
}

function listLocal(): ListedProject[] {
  return $localProjects.get().map((local) => {
    const current = local.lines.flatMap(({ versions }) => versions.at(-1) ?? []).filter((one) => !one.isWithdrawn);
    const toolIds = [...new Set(current.map(({ toolId }) => toolId))];
    return { ...local.project, lines: countLines(local), toolIds, saved: null };
  });
}

/** Makes a project where this reader's projects are. @returns its id, or null when it was refused, which is told */
export async function makeOwnProject(words: ProjectWords): Promise<string | null> {
  if ($projectsPending.get()) return null;
  $projectsPending.set(true);
  const id = crypto.randomUUID();
  try {
    if ($projects.get().status !== 'loaded') await loadProjects();
    if ($projects.get().home === 'browser') {
      const code = await makeLocal({ id, ...words });
      if (code !== null) tellProjectRefusal(code);
      return code === null ? id : null;
    }
    const { projects, limit } = $projects.get();
    if (limit !== null && projects.length >= limit) {
      tellProjectRefusal('upgrade_required');
      return null;
    }
    await askProjects('POST', { body: { id, ...words } });
    return id;
  } catch (error) {
    if (!settleRefusal(error)) tellProjectRefusal(refusalCode(error));
    return null;
  } finally {
    $projectsPending.set(false);
    await loadProjects();
  }
}

/** Tells why nothing came of a change: kindly where a plan has no more room. */
export function tellProjectRefusal(code: string | null): void {
  if (code === 'upgrade_required') openUpgradeDialog('Projects', null);
  else showToast(...(refusals[code ?? ''] ?? other), 'destructive');
}

const refusals: Readonly<Record<string, readonly [title: string, text: string]>> = {
  project_full: ['Nothing was added', 'This project is full: make another one for what is left.'],
  projects_full: ['Nothing was made', 'There is no room for more projects. Delete one first.'],
  not_found: ['Not there any more', 'The project or the tool was deleted, here or on another device.'],
};
const other = ['Error', 'That did not come through. Nothing is lost; please try again.'] as const;
