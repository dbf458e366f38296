import * as z from 'zod';
import { oneLine } from './form-text.ts';

/** What was typed into a field of one line, with so many characters at most; the refusal says how many. */
export const lineSchema = (most: number) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().max(most, `At most ${most} characters`));
