import type { ProjectAnswer } from '#api/project.contract.ts';
import { fitsBudget, withinBudget } from '#domain/project/budget.ts';
import { changesSince } from '#domain/project/changes-since.ts';
import { isAfterFreeze } from '#domain/project/is-after-freeze.ts';
import type { Project, ProjectLines } from '#domain/project/project.ts';
import type { Sheet } from '#domain/project/sheet.schema.ts';
import { sheetOf, sheetText } from '#domain/project/sheet.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { readTerms } from '#netlify/facts/terms-reader.ts';
import { hashOf } from '#netlify/stores/hash-of.ts';

/** The sheet of a project as it stands, with the hash of this version. */
export function hashedSheet(project: Project, lines: ProjectLines): { sheet: Sheet; hash: string } {
  const sheet = sheetOf(project, lines);
  return { sheet, hash: hashOf(sheetText(sheet)) };
}

/** A project with everything that its owner sees. @throws StoreUnavailable */
export async function wholeProject(project: Project, lines: ProjectLines): Promise<ProjectAnswer> {
  const toolIds = Object.values(lines.facts).map(({ tool }) => tool.id);
  const [{ find, isCurrent }, termsOf] = await Promise.all([currentCatalogue(), readTerms(toolIds)]);
  const fits = fitsBudget(project, lines, (id) => find(id) ?? null);
  const changed = Object.entries(lines.facts).flatMap(([name, frozen]) => {
    const { id } = frozen.tool;
    const own = lines.lines.filter(({ versions }) => versions.at(-1)?.facts === name);
    const changes = withinBudget(changesSince(frozen, find(id) ?? null, termsOf(id)), fits).filter((change) =>
      own.some((line) => isAfterFreeze(change, line)),
    );
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
