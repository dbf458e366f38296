import type { Project, ProjectWords } from '#domain/project/project.ts';
import type { projectFacts } from '#api/project-facts.contract.ts';
import { requester } from '#api/request.ts';
import { addProject, describeProject } from '#domain/project/change-projects.ts';
import { type LineCorrection, addLines, correctLine, type NewLine } from '#domain/project/change-lines.ts';
import { type LocalProject, linesOfLocal, withLocalLines } from '#domain/project/local-project.ts';
import { sheetOf, sheetText } from '#domain/project/sheet.ts';
import type { ProjectAnswer } from '#api/project.contract.ts';
import { $localProjects } from './local-saves.ts';
import { ownProjectLimits } from './plan.ts';

const askFacts = requester<typeof projectFacts>('/api/project-facts');

/** Why a project in this browser was not changed. */
type LocalRefusal = 'upgrade_required' | 'project_full' | 'projects_full' | 'not_found';

/** Makes a project in this browser. @returns why not, or null when it is there */
export async function makeLocal(words: ProjectWords & Pick<Project, 'id'>): Promise<LocalRefusal | null> {
  const all = $localProjects.get();
  const { projects: limit } = await ownProjectLimits();
  const outcome = addProject(
    all.map(({ project }) => project),
    words,
    limit,
    new Date(),
  );
  if (!outcome.ok) return outcome.code;
  const made = outcome.projects.filter(({ id }) => !all.some(({ project }) => project.id === id));
  $localProjects.set([
    ...all,
    ...made.map((project): LocalProject => ({ project, lines: [], facts: {}, disclosure: '', seals: {} })),
  ]);
  return null;
}

/** Changes what is said of it. */
export function describeLocal(id: string, words: Partial<ProjectWords>): LocalRefusal | null {
  const local = localNamed(id);
  const outcome = local && describeProject([local.project], id, words, new Date());
  const [project] = outcome?.ok ? outcome.projects : [];
  if (!local || !project) return 'not_found';
  put({ ...local, project });
  return null;
}

/** Deletes it with its lines: nobody else has them. */
export function deleteLocal(id: string): void {
  $localProjects.set($localProjects.get().filter(({ project }) => project.id !== id));
}

/** Adds lines with the facts that the guide hands out now, asked for once for each plan. @throws CallError */
export async function addLocalLines(id: string, lines: readonly NewLine[]): Promise<LocalRefusal | null> {
  const { lines: limit } = await ownProjectLimits();
  for (const group of Map.groupBy(lines, ({ toolId, plan }) => `${toolId} ${plan}`).values()) {
    const [{ toolId, plan }] = group as [NewLine];
    const local = localNamed(id);
    if (!local) return 'not_found';
    const { facts, frozenOn, seal } = await askFacts('POST', { body: { toolId, plan, rules: local.project.rules } });
    const frozen = { facts, frozenOn };
    const now = new Date();
    const outcome = addLines(
      linesOfLocal(local),
      group.map((line) => ({ ...line, frozen })),
      { limit, now },
    );
    if (!outcome.ok) return outcome.code;
    put(withLocalLines(local, outcome.lines, seal, now));
  }
  return null;
}

/** Corrects a line by a new version. @throws CallError */
export async function correctLocal(id: string, line: string, correction: LineCorrection): Promise<LocalRefusal | null> {
  const local = localNamed(id);
  const last = local?.lines.find((one) => one.id === line)?.versions.at(-1);
  if (!local || !last) return 'not_found';
  const { toolId = last.toolId, plan = last.plan } = correction;
  const isOther = toolId !== last.toolId || plan !== last.plan;
  const answer = isOther ? await askFacts('POST', { body: { toolId, plan, rules: local.project.rules } }) : null;
  const { lines: limit } = await ownProjectLimits();
  const now = new Date();
  const freeze = () => {
    if (answer === null) throw new Error('The facts of before hold.');
    return { facts: answer.facts, frozenOn: answer.frozenOn };
  };
  const outcome = correctLine(linesOfLocal(local), line, correction, { limit, now, freeze });
  if (!outcome.ok) return outcome.code;
  put(withLocalLines(local, outcome.lines, answer?.seal ?? null, now));
  return null;
}

/** One of them as the page shows it; null when this browser has it not. */
export async function readLocal(id: string): Promise<ProjectAnswer | null> {
  const local = localNamed(id);
  if (!local) return null;
  const { project, lines, facts, disclosure } = local;
  const text = new TextEncoder().encode(sheetText(sheetOf(project, local)));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { project, lines, facts, disclosure, seen: [], hash, since: null };
}

function localNamed(id: string): LocalProject | undefined {
  return $localProjects.get().find(({ project }) => project.id === id);
}

function put(local: LocalProject): void {
  $localProjects.set($localProjects.get().map((one) => (one.project.id === local.project.id ? local : one)));
}
