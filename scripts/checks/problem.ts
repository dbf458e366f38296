/** Something wrong in a file, told so that whoever reads it can fix it. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Where in the file, e.g. `pros[1]`. */
  field?: string;
  /** What stands there. */
  value?: string;
  /** What to do about it, in words. */
  remedy: string;
}

/** One line a problem: file, field, value, remedy. */
export function describeProblem({ file, field, value, remedy }: Problem): string {
  const place = field ? `${file} · ${field}` : file;
  return value === undefined ? `${place}: ${remedy}` : `${place} is "${value}": ${remedy}`;
}

/** Prints what was found and ends the process with 1 when there is anything. */
export function report(title: string, problems: readonly Problem[]): void {
  for (const problem of problems) console.error(describeProblem(problem));
  console.log(problems.length === 0 ? `${title}: sound` : `${title}: ${problems.length} to fix`);
  process.exitCode = problems.length === 0 ? process.exitCode : 1;
}
