/** Something wrong with one tool, told so that whoever reads it can correct it. */
export interface ToolProblem {
  /** Where, e.g. `pricing.amount`. */
  field: string;
  /** What stands there. */
  value?: string;
  /** What to do about it, in words. */
  remedy: string;
}
