import { toolEditions } from '#domain/page/legacy/tool-editions.ts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFigures, buildBarePages, copyProject, copyWithTools, type ProjectCopy } from './project-copy.ts';

/**
 * `npm run bench:build`: whole builds in copies of the project, pictures for link previews and headers included.
 * Promised: 10,000 tools with detail pages within 3 times what Astro takes for as many bare pages, and 1.5 GB; a build
 * after one changed tool within half of a first one; the guide as it is in 15 s. With `--tools=5000` as many instead, and
 * with `--every-edition` also as many in all editions, to which no promise belongs: it shows what the older ones cost.
 */
const count = Number(process.argv.find((given) => given.startsWith('--tools='))?.slice('--tools='.length) ?? 10_000);
const detailPages = `${count.toLocaleString('en')} tools with detail pages`;
const older = toolEditions.slice(1).map(({ folder }) => `src/pages/${folder}`);
const runs: [what: string, copy: () => ProjectCopy][] = [
  ['the guide as it is, nothing drawn yet', copyProject],
  [detailPages, () => copyWithTools(count, older)],
];
if (process.argv.includes('--every-edition'))
  runs.push([`${count.toLocaleString('en')} tools in every edition`, () => copyWithTools(count)]);

const table: Record<string, Record<string, number>> = {};
for (const [what, makeCopy] of runs) {
  const copy = makeCopy();
  try {
    table[what] = rounded(await copy.build());
    changeATool(copy.folder);
    table[`${what}, built again after one changed tool`] = rounded(await copy.build());
  } finally {
    copy.remove();
  }
}
const { pages = 0, seconds = 0, 'CPU seconds': cpuSeconds = 0 } = table[detailPages] ?? {};
const bare = await buildBarePages(pages);
table['as many bare pages of Astro'] = rounded(bare);
console.table(table);
console.log(
  `${detailPages} take ${(seconds / bare.seconds).toFixed(1)} times as long as bare pages, and ${(cpuSeconds / bare.cpuSeconds).toFixed(1)} times their CPU`,
);

/** Says something else about the first tool. */
function changeATool(folder: string): void {
  const tools = join(folder, 'data/tools');
  const file = join(tools, readdirSync(tools).sort()[0] ?? '');
  const tool = JSON.parse(readFileSync(file, 'utf8')) as { description: string };
  writeFileSync(file, JSON.stringify({ ...tool, description: `Changed. ${tool.description}`.slice(0, 180) }));
}

function rounded({ seconds, cpuSeconds, megabytes, pages }: BuildFigures) {
  return {
    seconds: Number(seconds.toFixed(1)),
    'CPU seconds': Number(cpuSeconds.toFixed(1)),
    'peak MB': Math.round(megabytes),
    pages,
  };
}
