import qs from 'qs';
import type { z } from 'zod';
import { ApiFailure } from './api-failure.ts';

/** A form or query string with nested names, `items[0][price]=…`, as objects and lists of strings. */
export function readForm(text: string): unknown {
  return qs.parse(text, { depth: 10, arrayLimit: 100, parameterLimit: 1000, strictNullHandling: false });
}

/**
 * Parameters as a route wants them.
 * @throws ApiFailure that names the first parameter at fault, in Stripe's words
 */
export function readParameters<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given, { reportInput: true });
  if (result.success) return result.data;
  throw describe(result.error.issues[0]);
}

function describe(issue: z.core.$ZodIssue | undefined): ApiFailure {
  if (!issue) return new ApiFailure(400, 'Invalid request.');
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    return new ApiFailure(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(issue.path);
  if (issue.input === undefined)
    return new ApiFailure(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return new ApiFailure(400, `Invalid ${param}: ${issue.message}`, { param });
}

/** `['items', 0, 'price']` as `items[0][price]`. */
function bracketed([first, ...rest]: PropertyKey[]): string {
  return String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('');
}
