import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a version of a file is looked up: a revision that git knows, or null for the working copy. */
export type Version = string | null;

/** The text of a file in a version; null when it is not there. @throws Error when git does not know the revision */
export function textIn(root: string, version: Version, file: string): string | null {
  if (version === null) return readOrNull(join(root, file));
  git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${version}^{commit}`);
  return git(root, 'ls-tree', '--name-only', version, '--', file) === ''
    ? null
    : git(root, 'show', `${version}:./${file}`);
}

/** The files of a folder that differ between two versions, from the project's root. */
export function changedFiles(root: string, from: string, to: Version, folder: string): string[] {
  const names = git(
    root,
    'diff',
    '--name-only',
    '--relative',
    '--end-of-options',
    from,
    ...(to === null ? [] : [to]),
    '--',
    folder,
  );
  return names.split('\n').filter((name) => name.endsWith('.json'));
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function git(root: string, ...parameters: string[]): string {
  try {
    return execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`git ${parameters[0]} failed${reason ? `: ${reason}` : ': is the revision spelt right?'}`, {
      cause: error,
    });
  }
}
