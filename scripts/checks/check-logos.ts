import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Every icon that a tool names is a file of `public/logos/`, and no drawing there is without a tool. */
export function checkLogos({ tools }: DataSet, drawings: readonly string[]): Problem[] {
  const named = new Set(tools.map(({ content }) => content.icon));
  return [
    ...tools
      .filter(({ content: { icon } }) => icon !== null && !drawings.includes(icon))
      .map(
        ({ file, content }): Problem => ({
          file,
          field: 'icon',
          value: String(content.icon),
          remedy: 'put the file into public/logos/, or write null',
        }),
      ),
    ...drawings
      .filter((name) => !named.has(name))
      .map((name): Problem => ({ file: `public/logos/${name}`, remedy: 'no tool names it; remove it' })),
  ];
}
