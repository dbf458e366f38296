import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { draftDrop } from '#domain/drop/draft-drop.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { recordOfBefore } from '#domain/tool/shapes-of-before.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { type Tool, toolSchema } from '#domain/tool/tool.schema.ts';
import { dayOf } from '#domain/value/day.ts';
import { checkShape } from '../checks/check-shape.ts';
import { readDataFolder } from '../checks/data-set.ts';
import { describeProblem } from '../checks/problem.ts';
import { type Version, changedFiles, textIn } from './editing/git-versions.ts';

/** A drop that was proposed, and the file it belongs into. */
interface Draft {
  file: string;
  drop: Drop;
}

interface Span {
  from: string;
  /** null: the working copy. */
  to: Version;
}

/**
 * `npm run drop:draft`: proposes a Fresh Drop for every tool whose price, plans, rights or status differ between two
 * versions of its file: the last commit and the working copy, or `--from` and `--to`. Name slugs to look at these tools
 * only. Prints the drafts; `--write` writes them to `data/updates/`, where the checks refuse them until they are finished.
 */
export function draftDrops(root: string, { from, to }: Span, slugs: readonly string[], today: string): Draft[] {
  const files =
    slugs.length > 0 ? slugs.map((slug) => `data/tools/${slug}.json`) : changedFiles(root, from, to, 'data/tools');
  const drops = readDataFolder(root, 'data/updates').map(({ content }) => content as Drop);
  let id = Math.max(0, ...drops.map((drop) => drop.id));
  return files.flatMap((file): Draft[] => {
    const before = toolIn(root, from, file);
    const after = toolIn(root, to, file);
    const drop = before && after && draftDrop(before, after, { id: id + 1, today });
    if (!drop) return [];
    id += 1;
    return [{ file: `data/updates/${today}-${basename(file, '.json')}-${drop.kind}.json`, drop }];
  });
}

/** @throws Error with advice when the file is not a sound tool in this version */
function toolIn(root: string, version: Version, file: string): Tool | null {
  const text = textIn(root, version, file);
  if (text === null) return null;
  const read: unknown = JSON.parse(text);
  const content = version === null ? read : recordOfBefore(read); // older versions knew no plans
  const place = version === null ? file : `${file} in ${version}`;
  const [problem] = checkShape({ file: place, content }, toolSchema);
  if (problem) throw new Error(describeProblem(problem));
  return toolOf(toolSchema.parse(content));
}

/** Writes the drafts; one whose file is there already is left alone. Says what it did. */
export function writeDrafts(root: string, drafts: readonly Draft[]): string[] {
  return drafts.map(({ file, drop }) => {
    if (existsSync(join(root, file))) return `${file} is there already; left alone.`;
    writeFileSync(join(root, file), draftText(drop));
    return `Wrote ${file}`;
  });
}

function draftText(drop: Drop): string {
  return `${JSON.stringify({ $schema: '../schemas/drop.schema.json', ...drop }, null, 2)}\n`;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'HEAD' },
      to: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const root = join(import.meta.dirname, '../..');
  try {
    const drafts = draftDrops(root, { from: values.from, to: values.to ?? null }, positionals, dayOf(new Date()));
    if (drafts.length === 0)
      console.log(
        `No price, plan, rights or status differs between ${values.from} and ${values.to ?? 'the working copy'}.`,
      );
    else if (values.write) console.log(writeDrafts(root, drafts).join('\n'));
    else for (const { file, drop } of drafts) console.log(`${file}\n${draftText(drop)}`);
    if (drafts.length > 0)
      console.log(
        'Finish each one: read the announcement, set sourceUrl, releaseDate (and the file name) by it, isAuthentic to true, and say for whom it matters.',
      );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
