import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Every id that a file names is the id of a tool, and a replacement is not shut down. */
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
  return [...replacements, ...dropped, ...superseded(drops)];
}

/** A drop is superseded by one that stands above it in the log: so a reader who may read it may read its successor too. */
function superseded(drops: DataSet['drops']): Problem[] {
  const byId = new Map(drops.map(({ content }) => [content.id, content]));
  return drops.flatMap(({ file, content }): Problem[] => {
    if (content.supersededBy === null || content.supersededBy === undefined) return [];
    const successor = byId.get(content.supersededBy);
    const isLater =
      successor !== undefined &&
      (successor.releaseDate > content.releaseDate ||
        (successor.releaseDate === content.releaseDate && successor.id > content.id));
    return isLater
      ? []
      : [
          {
            file,
            field: 'supersededBy',
            value: String(content.supersededBy),
            remedy: 'name the id of a later drop, or null',
          },
        ];
  });
}

/** Every best-known tool has a file and is not shut down. */
export function checkBestKnown({ slugs }: { slugs: readonly string[] }, { tools }: DataSet): Problem[] {
  const living = new Set(
    tools.filter(({ content }) => content.status.state !== 'shut down').map(({ content }) => content.slug),
  );
  return slugs
    .filter((slug) => !living.has(slug))
    .map((value) => ({
      file: 'data/best-known.json',
      field: 'slugs',
      value,
      remedy: 'name the slug of a living tool in data/tools/',
    }));
}
