import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import Stripe from 'stripe';
import ts from 'typescript';
import type { JsonSchema } from './json-schema.ts';
import { SchemaWriter } from './schema-writer.ts';

/** Stripe's API in JSON Schema. */
interface StripeSchema {
  /** The version of the API that is described, `2026-10-28.endive`. */
  apiVersion: string;
  /** One schema for each name in `wire-types.ts`. */
  roots: Record<string, JsonSchema>;
  /** What the roots refer to. */
  $defs: Record<string, JsonSchema>;
}

const WIRE_TYPES = join(import.meta.dirname, 'wire-types.ts');
const SOURCES = [WIRE_TYPES, import.meta.filename, join(import.meta.dirname, 'schema-writer.ts')];
/** Beside the package that it is made from. */
const CACHE = join(dirname(findPackageJSON('stripe', import.meta.url) ?? '.'), '../.cache/stripe-schema');

/**
 * The schema of the pinned `stripe` package: generated from its types when it is first asked for (about three
 * seconds), then read from a cache beside the packages. It is never kept in the repository.
 */
export function stripeSchema(): StripeSchema {
  const file = join(CACHE, `${fingerprint()}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as StripeSchema;
  const schema = generateStripeSchema();
  mkdirSync(CACHE, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(schema));
  renameSync(draft, file);
  return schema;
}

/** @throws Error when `wire-types.ts` names a type that the package does not have */
export function generateStripeSchema(): StripeSchema {
  const program = ts.createProgram([WIRE_TYPES], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  });
  const source = program.getSourceFile(WIRE_TYPES);
  const mistakes = ts
    .getPreEmitDiagnostics(program, source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  if (!source || mistakes.length > 0)
    throw new Error(`wire-types.ts does not fit the stripe package: ${mistakes.join('; ')}`);

  const checker = program.getTypeChecker();
  const writer = new SchemaWriter(checker);
  const module = checker.getSymbolAtLocation(source);
  const roots: Record<string, JsonSchema> = {};
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const direction = symbol.name.endsWith('Request') ? 'request' : 'answer';
    roots[symbol.name] = writer.schemaFor(checker.getDeclaredTypeOfSymbol(symbol), direction);
  }
  return { apiVersion: Stripe.API_VERSION, roots, $defs: writer.definitions };
}

/** Changes with everything the schema is made from. */
function fingerprint(): string {
  const hash = createHash('sha256').update(`${Stripe.PACKAGE_VERSION} ${ts.version}`);
  for (const file of SOURCES) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
