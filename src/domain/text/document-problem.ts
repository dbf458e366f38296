import type { z } from 'zod';

/** Something wrong with one field, told so that whoever reads it can correct it. */
export interface DocumentProblem {
  field: string;
  remedy: string;
}

/** Issues of a schema by field, in words for somebody who fills in a form. */
export function shapeProblems(schema: z.ZodType, value: unknown): DocumentProblem[] {
  return (schema.safeParse(value).error?.issues ?? []).map((issue) => ({
    field: issue.path.map(String).join('.'),
    remedy: issueWords(issue),
  }));
}

/** What to do about an issue of a schema, in a few words. */
export function issueWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') {
    if (issue.origin === 'number') return `at least ${issue.minimum}`;
    if (issue.origin !== 'string') return issue.minimum === 1 ? 'at least one' : `at least ${issue.minimum} of them`;
    return issue.minimum <= 2 ? 'fill it in' : `at least ${issue.minimum} characters`;
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'number') return `at most ${issue.maximum}`;
    return issue.origin === 'string' ? `at most ${issue.maximum} characters` : `at most ${issue.maximum} of them`;
  }
  if (issue.code === 'invalid_value') return `take one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_format')
    return (
      { date: 'write a day that exists as YYYY-MM-DD', url: 'write a whole address with https://' }[
        issue.format as 'date'
      ] ?? 'fill it in, or correct its form'
    );
  if (issue.code === 'unrecognized_keys') return `there is no such field: ${issue.keys.join(', ')}`;
  return issue.code === 'invalid_type' ? `fill it in (${issue.expected})` : issue.message;
}
