import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/**
 * Where a site that is to lie in a folder is built: there, when the folder is the project's own; else in one inside the
 * project, from which it is moved. Pages are made by scripts that are written beside them, and these find the packages of
 * the project only from within it; nor can they be renamed onto another disk.
 */
export function buildPlace(root: string, siteDir: string): string {
  const path = relative(root, siteDir);
  const isInside = path !== '' && path !== '..' && !/^\.\.[/\\]/.test(path) && !isAbsolute(path);
  if (isInside) return siteDir;
  return join(root, '.local', `built-${createHash('sha256').update(siteDir).digest('hex').slice(0, 12)}`);
}

/** Puts what was built in one place into another, whatever disk that is on; the other holds nothing else afterwards. */
export function moveBuilt(from: string, to: string): void {
  if (from === to) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  rmSync(from, { recursive: true });
}
