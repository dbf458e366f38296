import { createHash } from 'node:crypto';
import type { ProjectAnswer } from '#api/project.ts';
import { changesSince } from '#domain/project/changes-since.ts';
import type { Project, ProjectLines } from '#domain/project/project.ts';
import type { Sheet } from '#domain/project/sheet.schema.ts';
import { sheetOf, sheetText } from '#domain/project/sheet.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';

/** The sheet of a project as it stands, with the hash of this version. */
export function hashedSheet(project: Project, lines: ProjectLines): { sheet: Sheet; hash: string } {
  const sheet = sheetOf(project, lines);
  return { sheet, hash: createHash('sha256').update(sheetText(sheet)).digest('hex') };
}

/** A project with everything that its owner sees. @throws StoreUnavailable */
export async function wholeProject(project: Project, lines: ProjectLines): Promise<ProjectAnswer> {
  const { find, isCurrent } = await currentCatalogue();
  const changed = Object.entries(lines.facts).flatMap(([name, frozen]) => {
    const changes = changesSince(frozen, find(frozen.tool.id) ?? null);
    return changes.length > 0 ? [[name, changes] as const] : [];
  });
  const { facts, disclosure, seen } = lines;
  const { hash } = hashedSheet(project, lines);
  return {
    project,
    lines: lines.lines,
    facts,
    disclosure,
    seen,
    hash,
    since: isCurrent ? Object.fromEntries(changed) : null,
  };
}
