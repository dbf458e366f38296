import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#local/serve-site.ts';

/** What comes from others is named by its content: a name or a tag can be given to something else overnight. */
const workflows = join(projectRoot, '.github/workflows');

test('actions that ci runs are named by the hash of a commit, with the version beside it', () => {
  const used = readdirSync(workflows).flatMap((file) =>
    [...readFileSync(join(workflows, file), 'utf8').matchAll(/^\s*-?\s*uses:\s*(.+)$/gm)].map(([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name ?? ''))).toEqual([]);
});

test('every locked package has the hash of its content, or lies inside one that has', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; inBundle?: boolean; link?: boolean }>;
  };
  const isHashed = (path: string): boolean => {
    const { integrity, inBundle } = packages[path] ?? {};
    return (
      integrity !== undefined || (inBundle === true && isHashed(path.slice(0, path.lastIndexOf('/node_modules/'))))
    );
  };
  const own = Object.keys(packages).filter((path) => path.startsWith('node_modules/'));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((path) => packages[path]?.link !== true && !isHashed(path))).toEqual([]);
});
