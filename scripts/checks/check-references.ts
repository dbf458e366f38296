import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Every id that a file names is the id of a tool, and a replacement is alive. */
export function checkReferences({ tools, drops }: DataSet): Problem[] {
  const byId = new Map(tools.map(({ content }) => [content.id, content]));
  const replacements = tools.flatMap(({ file, content: { id, status } }): Problem[] => {
    if (status.replacedBy === null) return [];
    const replacement = byId.get(status.replacedBy);
    const isSound = replacement !== undefined && replacement.id !== id && replacement.status.state !== 'shut down';
    return isSound
      ? []
      : [
          {
            file,
            field: 'status.replacedBy',
            value: String(status.replacedBy),
            remedy: 'name the id of another tool that is not shut down',
          },
        ];
  });
  const dropped = drops
    .filter(({ content }) => content.toolId !== null && !byId.has(content.toolId))
    .map(({ file, content }) => ({
      file,
      field: 'toolId',
      value: String(content.toolId),
      remedy: 'name the id of a tool in data/tools/, or null',
    }));
  return [...replacements, ...dropped];
}
