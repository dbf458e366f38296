import type { AddedLine } from './change-lines.ts';
import type { Project, ProjectLines } from './project.ts';

/** A project of a reader who is signed out, as this browser keeps it until it moves to an account. */
export interface LocalProject extends Pick<ProjectLines, 'lines' | 'facts' | 'disclosure'> {
  project: Project;
  /** By the name of the facts: proves that the guide handed them out on their day. */
  seals: Readonly<Record<string, string>>;
}

/** Its lines as a rule changes them: nobody's as long as nobody is signed in. */
export function linesOfLocal({ project, lines, facts, disclosure }: LocalProject): ProjectLines {
  return { userId: '', birth: '', project: project.id, lines, facts, disclosure, seen: [] };
}

/** The project with changed lines, and the seals of the facts that came with them. */
export function withLocalLines(
  local: LocalProject,
  { lines, facts, disclosure }: ProjectLines,
  seal: string | null,
  now: Date,
): LocalProject {
  const fresh = Object.keys(facts).filter((name) => !(name in local.facts));
  const seals = { ...local.seals, ...(seal !== null && Object.fromEntries(fresh.map((name) => [name, seal]))) };
  return { project: { ...local.project, changedAt: now.toISOString() }, lines, facts, disclosure, seals };
}

/** A line as it moves to an account: what it says now, with its facts and the proof of their day. */
type MovedLine = Omit<AddedLine, 'frozen'> & { facts?: ProjectLines['facts'][string]; seal?: string };

/** The lines that move to an account: what is withdrawn stays behind. */
export function movedLines({ lines, facts, seals }: LocalProject): MovedLine[] {
  return lines.flatMap(({ id, versions }): MovedLine[] => {
    const last = versions.at(-1);
    if (!last || last.isWithdrawn) return [];
    const { asset, toolId, plan, account, day, human, sourceType } = last;
    const [frozen, seal] = [facts[last.facts], seals[last.facts]];
    return [
      { id, asset, toolId, plan, account, day, human, sourceType, ...(frozen && seal && { facts: frozen, seal }) },
    ];
  });
}
