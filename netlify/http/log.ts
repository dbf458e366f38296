import { AsyncLocalStorage } from 'node:async_hooks';
import { logLevel } from '#netlify/env.ts';
import { describeFailure, redact } from './describe-failure.ts';

/**
 * The log: one JSON object a line, which the host keeps and searches. The only place that writes to the console. Values
 * are redacted, so it holds no mail address and no credential.
 */

/** What a line says besides its event. */
type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Fields with words and ids of our own or the platform's, whose long runs of letters redacting would take for tokens. */
const OWN: ReadonlySet<string> = new Set([
  'requestId',
  'event',
  'code',
  'job',
  'mail',
  'record',
  'invoice',
  'customer',
]);

const shared = new AsyncLocalStorage<Record<string, LogFields[string]>>();

/** Runs something whose lines all carry these fields too; two side by side each keep their own. */
export function withLogFields<Result>(fields: LogFields, run: () => Result): Result {
  return shared.run({ ...shared.getStore(), ...fields }, run);
}

/** Adds a field to every further line of what is running. */
export function noteInLog(fields: LogFields): void {
  Object.assign(shared.getStore() ?? {}, fields);
}

/** Something that went as it should. */
export function logInfo(event: string, fields: LogFields): void {
  if (logLevel() === 'info') console.log(line('info', event, fields));
}

/** Something that somebody should look at; `failure` tells what was thrown, as far as it may be told. */
export function logError(event: string, failure: unknown = undefined, fields: LogFields = {}): void {
  const told = failure === undefined ? fields : { ...fields, failure: describeFailure(failure) };
  console.error(line('error', event, told));
}

function line(level: 'info' | 'error', event: string, fields: LogFields): string {
  const all = { level, event, at: new Date().toISOString(), ...shared.getStore(), ...fields };
  return JSON.stringify(all, (name, value: unknown) =>
    typeof value === 'string' && !OWN.has(name) ? redact(value) : value,
  );
}
