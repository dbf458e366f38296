import { canonicalText } from './canonical-text.ts';
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
  return `${canonicalText(sheet)}\n`;
}

/** Characters of the hash that are enough to tell versions apart at a glance. */
const SHORT_HASH = 8;

/** A file's name without its ending: 'autumn-film-3fa9c1d0'. */
export function sheetFileName({ name }: Pick<Sheet, 'name'>, hash: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return `${words || 'project'}-${hash.slice(0, SHORT_HASH)}`;
}
