import { projectAddress } from '#domain/project/project.ts';
import { type Recall, assetsText, recallMark, recallText } from '#domain/project/recalls.ts';
import { shortMark } from '#domain/text/short-mark.ts';
import { MAX_ENTRIES, type ResultEntry } from './look.ts';

/**
 * What touches work that was done, project by project. Most of it bears no day that is its maker's own, so it is
 * dated by when it was found; what is taken back at the desk is found no more.
 * @param recalls of one project each
 */
export function projectEntries(recalls: readonly Recall[], now: Date): ResultEntry[] {
  const at = now.toISOString();
  const entries = recalls.flatMap((recall) =>
    recall.projects.flatMap((project) =>
      recall.changes.filter(isNews).map((change): ResultEntry => {
        const { toolId, tool } = recall;
        // The sentence about terms stands once, where the tool is told of; here is which work it touches.
        const what = change.kind === 'terms' ? 'Its maker changed the terms.' : `${recallText(change)}.`;
        const entry = {
          id: `project-${project.id}-${shortMark(recallMark(toolId, change))}`,
          day: at.slice(0, 10),
          kind: 'project' as const,
          toolId,
          projectId: project.id,
          title: `${project.name}: ${tool} has changed since`,
          text: `${what} Made with it: ${assetsText(project.assets)}.`,
          path: projectAddress(project),
        };
        return { entry, at, by: toolId, from: at, isUndated: true };
      }),
    ),
  );
  return entries.slice(0, MAX_ENTRIES);
}

/** Of a right that changed and the sentence that says it, the right alone is told. */
function isNews({ kind, quote }: Recall['changes'][number], _: number, changes: Recall['changes']): boolean {
  const isOf = (right: Recall['changes'][number]) =>
    right.kind === 'right' && right.quote !== null && quote?.includes(right.quote);
  return kind !== 'terms' || !changes.some(isOf);
}
