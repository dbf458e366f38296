import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

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
