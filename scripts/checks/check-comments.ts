import type { Problem } from './problem.ts';
import type { SourceFile } from './source-files.ts';

/** References to papers that a reader of the repository does not have. */
const OUTSIDE = /\b(spec [12]\b|spec(ification)? §|decisions? §|decisions? \d+\b(?!\.md)|[12] §\d|platform notes)/i;

/** Comments state their rule, or cite a page of `docs/`: nothing that the repository does not hold. */
export function checkComments(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    const found = OUTSIDE.exec(text)?.[0];
    if (found === undefined || path.startsWith('scripts/checks/')) return [];
    return [{ file: path, value: found, remedy: 'state the rule in the comment, or cite a page of docs/' }];
  });
}
