import type { Project, ProjectLines } from './project.ts';
import type { Sheet } from './sheet.schema.ts';

/** The sheet of a project as it stands: the same lines make the same bytes, whatever the guide says today. */
export function sheetOf(
  { name, client, rulesName, rules }: Pick<Project, 'name' | 'client' | 'rulesName' | 'rules'>,
  { lines, facts, disclosure }: Pick<ProjectLines, 'lines' | 'facts' | 'disclosure'>,
): Sheet {
  const current = lines.flatMap(({ id, versions }): Sheet['lines'] => {
    const last = versions.at(-1);
    if (!last || last.isWithdrawn) return [];
    const { at, asset, toolId, plan, account, day, human, sourceType, facts, frozenOn } = last;
    return [
      { id, at, asset, toolId, plan, account, day, human, sourceType, facts, frozenOn, version: versions.length },
    ];
  });
  const named = new Set(current.map((line) => line.facts));
  return {
    form: 1,
    name,
    client,
    rulesName,
    rules,
    disclosure,
    lines: current,
    facts: Object.fromEntries(Object.entries(facts).filter(([key]) => named.has(key))),
  };
}

/** The JSON file of a sheet. The hash of a version is the SHA-256 of this text, so that anybody can check it. */
export function sheetText(sheet: Sheet): string {
  return `${JSON.stringify(sorted(sheet), null, 2)}\n`;
}

/** Names in the order of the alphabet: no release can put them in another one. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}
