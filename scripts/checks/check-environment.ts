import type { Problem } from './problem.ts';
import type { SourceFile } from './source-files.ts';

/** Every way to change the variables of the process. */
const change =
  /\bprocess\.env(?:\.\w+|\[[^\]]*\])?\s*\??\??=(?![=>])|\bObject\.assign\(\s*process\.env\b|\bdelete\s+process\.env\b|\bstubEnv\(/;

/**
 * Code that changes `process.env`: it belongs to all that runs in the process, and what changes it for one takes it away
 * from another that is waiting just then. Holds for scripts and tests too.
 */
export function checkEnvironment(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    const found = path === 'scripts/checks/check-environment.test.ts' ? null : change.exec(text);
    const remedy =
      'nobody changes the environment: pass settings (site.setEnvironment, withSettings, env of a child process)';
    return found ? [{ file: path, value: found[0], remedy }] : [];
  });
}
