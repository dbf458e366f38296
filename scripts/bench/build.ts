import { toolEditions } from '#domain/earlier/tool-editions.ts';
import { type BuildFigures, copyProject, copyWithTools, type ProjectCopy } from './project-copy.ts';

/**
 * `npm run bench:build`: whole builds in copies of the project, pictures for link previews and headers included.
 * Promised on two processors: 10,000 tools with detail pages in 30 s and 1.5 GB; the guide as it is in 15 s. With
 * `--every-edition` also 10,000 tools in all editions, to which no promise belongs: it shows what the older ones cost.
 */
const older = toolEditions.slice(1).map(({ folder }) => `src/pages/${folder}`);
const runs: [what: string, copy: () => ProjectCopy][] = [
  ['the guide as it is, nothing drawn yet', copyProject],
  ['10,000 tools with detail pages', () => copyWithTools(10_000, older)],
];
if (process.argv.includes('--every-edition')) runs.push(['10,000 tools in every edition', () => copyWithTools(10_000)]);

const table: Record<string, Record<string, number>> = {};
for (const [what, makeCopy] of runs) {
  const copy = makeCopy();
  try {
    table[what] = rounded(await copy.build());
    table[`${what}, built again`] = rounded(await copy.build());
  } finally {
    copy.remove();
  }
}
console.table(table);

function rounded({ seconds, megabytes, pages }: BuildFigures) {
  return { seconds: Number(seconds.toFixed(1)), 'peak MB': Math.round(megabytes), pages };
}
