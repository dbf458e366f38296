import * as z from 'zod';
import { manyLines, oneLine } from './form-text.ts';

/** What was typed into a field of one line, with so many characters at most; the refusal says how many. */
export const lineSchema = (most: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(most, `At most ${most} characters`));

/** The same of a box of several lines. */
export const linesSchema = (most: number) =>
  z
    .string()
    .transform(manyLines)
    .pipe(z.string().max(most, `At most ${most} characters`));
