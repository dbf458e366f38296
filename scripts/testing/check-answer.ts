import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { z } from 'zod';
import type { Contract, Method } from '#api/contract.ts';
import { schemaOf } from '#api/openapi.schema.ts';
import { refusalSchema } from '#api/refusal.schema.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const checks = new WeakMap<z.ZodType, ValidateFunction>();

/**
 * Holds an answer against what its contract says: JSON of success is `out` and nothing besides, a refusal is in words.
 * @throws Error that names the call and the field
 */
export async function checkAnswer({ path, methods }: Contract, method: string, response: Response): Promise<void> {
  const call = methods[(method === 'HEAD' ? 'GET' : method) as Method];
  if (method === 'HEAD' || !call) return;
  if (call.orFile && response.headers.has('Content-Disposition')) return;
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const said = `${method} ${path} answered ${response.status}`;
  if (!isJson) {
    if (response.status === 200 && call.out && !call.orFile) throw new Error(`${said} with no JSON.`);
    return;
  }
  const schema = response.ok ? call.out : (call.refusal ?? refusalSchema);
  if (schema === undefined) return;
  if (schema === null) throw new Error(`${said} in JSON, of which its contract says nothing.`);
  const isSo = checkOf(schema);
  const body: unknown = await response.clone().json();
  if (isSo(body) || (!response.ok && call.refusal && checkOf(refusalSchema)(body))) return;
  throw new Error(`${said} with something else than its contract says: ${ajv.errorsText(isSo.errors)}.`);
}

function checkOf(schema: z.ZodType): ValidateFunction {
  const known = checks.get(schema) ?? ajv.compile(schemaOf(schema, 'output'));
  checks.set(schema, known);
  return known;
}
