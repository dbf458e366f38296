import * as z from 'zod';
import type { CallContract, Contract, Method } from './contract.ts';
import { refusalSchema } from './refusal.schema.ts';

type JsonSchema = Record<string, unknown>;

/** One call that needs no account. */
interface PublicCall {
  path: Contract['path'];
  method: Method;
  call: CallContract;
}

/** The calls of the interface that need no account. */
export function publicCalls(contracts: readonly Contract[]): PublicCall[] {
  return contracts.flatMap(({ path, methods }) =>
    Object.entries(methods)
      .filter(([, { who }]) => who === 'anyone' || who === 'visitor')
      .map(([method, call]) => ({ path, method: method as Method, call })),
  );
}

/**
 * The description of the interface in OpenAPI 3.1, made from the very contracts that answer.
 * @param site origin of the site
 */
export function openApiDocument(contracts: readonly Contract[], site: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const one of publicCalls(contracts)) {
    const path = one.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: describeCall(one, site) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yak',
      version: '1.0.0',
      description:
        'A guide to AI tools: prices, rights and drawbacks, each value with source and day. Quote a value without evidence as not confirmed.',
    },
    servers: [{ url: site }],
    paths,
    components: { schemas: { Error: schemaOf(refusalSchema, 'output') } },
  };
}

function describeCall({ path, method, call }: PublicCall, site: string): JsonSchema {
  const { summary, in: body, out = null, orFile, bodyOptional, example } = call;
  const done = { description: 'Done.', ...(out && { content: jsonOf(schemaOf(out, 'output')) }) };
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    parameters: [...paramsOf(path, call), ...(isForOurPages(method, call) ? [originOf(site)] : [])],
    ...(body && {
      requestBody: {
        required: bodyOptional !== true,
        content: { 'application/json': { schema: schemaOf(body, 'input'), example } },
      },
    }),
    responses: {
      ...(out && !orFile ? { 200: done } : { '2XX': done }),
      ...(out ? {} : { '3XX': { description: 'A browser is sent on.' } }),
      // The host counts calls before a function does, and answers in its own words.
      429: { description: 'Too many calls within a minute: wait, then ask again.' },
      default: { description: 'Refused, in words.', content: jsonOf({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

/** What changes something stands for a page of ours, so it says so; other servers prove themselves in another way. */
function isForOurPages(method: Method, { fromServers }: CallContract): boolean {
  return method !== 'GET' && !fromServers;
}

function originOf(site: string): JsonSchema {
  return { name: 'Origin', in: 'header', required: true, schema: { type: 'string', const: site } };
}

/** The values that stand in the address. */
function paramsOf(path: string, { params = z.object({}) }: CallContract): JsonSchema[] {
  const { properties = {}, required = [] } = schemaOf(params, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const inQuery = Object.keys(properties).filter((name) => !inPath.includes(name));
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
  ];
}

function jsonOf(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}

/** A shape as JSON Schema, the dialect of OpenAPI 3.1. */
export function schemaOf(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
}
