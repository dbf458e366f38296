/** How many tasks the vocabulary has: fewer leave desks without words, more cannot be told apart. */
export const MIN_TASKS = 100;
export const MAX_TASKS = 150;

/** Living tools that a task needs, unless it says why there are fewer. */
export const MIN_DOERS = 3;

/** What to do about so many tasks; null when it is a good number. */
export function taskCountRemedy(count: number): string | null {
  if (count < MIN_TASKS) return `keep at least ${MIN_TASKS}: fewer leave desks without words`;
  if (count > MAX_TASKS)
    return `there is room for ${MAX_TASKS}, because more cannot be told apart: give its words to the nearest task, in what people type for it`;
  return null;
}
