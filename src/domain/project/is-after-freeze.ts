import type { Change } from './changes-since.ts';
import type { ProjectLine } from './project.ts';

/** Whether a change came after the facts of a line were frozen; what has no time of its own differs from them, so it did. */
export function isAfterFreeze({ at }: Pick<Change, 'at'>, line: Pick<ProjectLine, 'versions'>): boolean {
  return at === undefined || at > frozenAt(line);
}

/** When the facts of a line as it stands were frozen: a correction of its words alone froze nothing. */
function frozenAt({ versions }: Pick<ProjectLine, 'versions'>): string {
  const last = versions.at(-1);
  if (!last) return '';
  const other = versions.findLastIndex(({ facts, frozenOn }) => facts !== last.facts || frozenOn !== last.frozenOn);
  const { at, frozenOn } = versions[other + 1] ?? last;
  const end = `${frozenOn}T23:59:59.999Z`;
  return at < end ? at : end;
}
