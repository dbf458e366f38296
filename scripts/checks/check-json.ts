import type { TextFile } from './check-articles.ts';
import type { Problem } from './problem.ts';

/** A data file is JSON; where it is not, nothing else can be said of it. */
export function checkJson({ file, text }: TextFile): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ file, remedy: `correct the JSON (a comma too many, a quote too few?): ${reason}` }];
  }
}
