import ts from 'typescript';
import { referenceTo } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** Which way an object travels: answers are whole, requests are forms that may leave things out. */
type Direction = 'answer' | 'request';

/** Objects that an answer may show whole; every other one is an id and nothing else. */
const EXPANDED = new Set([
  'Customer',
  'DeletedCustomer',
  'Invoice',
  'InvoicePayment',
  'PaymentIntent',
  'PaymentMethod',
  'Price',
  'Product',
  'Subscription',
]);

const DECIMAL: JsonSchema = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };
const { TypeFlags } = ts;

/** Writes JSON Schema for TypeScript's types as they look on the wire of Stripe's API. */
export class SchemaWriter {
  /** The schemas of all object types met so far, by name. */
  readonly definitions: Record<string, JsonSchema> = {};
  readonly #checker: ts.TypeChecker;
  readonly #names = new Map<ts.Type, string>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** @throws Error for a kind of type that Stripe's API has not had so far */
  schemaFor(type: ts.Type, direction: Direction): JsonSchema {
    if (has(type, TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (has(type, TypeFlags.Null)) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (has(type, TypeFlags.BooleanLiteral)) return { const: this.#checker.typeToString(type) === 'true' };
    if (has(type, TypeFlags.Boolean)) return { type: 'boolean' };
    if (isOtherString(type) || has(type, TypeFlags.String | TypeFlags.TemplateLiteral)) return { type: 'string' };
    if (has(type, TypeFlags.Number)) return { type: 'number' };
    if (type.isUnion()) return this.#union(type, direction);
    if (this.#isDecimal(type)) return DECIMAL;
    if (this.#checker.isArrayType(type)) return { type: 'array', items: this.#items(type, direction) };
    if (has(type, TypeFlags.Object | TypeFlags.Intersection))
      return { $ref: referenceTo(this.#define(type, direction)) };
    throw new Error(`No schema for the type ${this.#checker.typeToString(type)}.`);
  }

  #items(type: ts.Type, direction: Direction): JsonSchema {
    const [item] = this.#checker.getTypeArguments(type as ts.TypeReference);
    return item ? this.schemaFor(item, direction) : {};
  }

  #union(type: ts.UnionType, direction: Direction): JsonSchema {
    const members = type.types.filter((member) => !isNothing(member));
    const values = members.filter((member) => member.isStringLiteral()).map(({ value }) => value);
    const isEnum = values.some((value) => value !== '');
    const takesId = members.some((member) => has(member, TypeFlags.String));
    const rest = members
      .filter((member) => !member.isStringLiteral() && !has(member, TypeFlags.BooleanLiteral))
      .filter((member) => !(isEnum && isOtherString(member)))
      .filter((member) => !(direction === 'answer' && takesId && isNeverExpanded(member)));
    const schemas = rest.map((member) => this.schemaFor(member, direction));
    if (values.length > 0) schemas.unshift({ enum: values });
    const booleans = members.filter((member) => has(member, TypeFlags.BooleanLiteral));
    if (booleans.length === 2) schemas.push({ type: 'boolean' });
    else schemas.push(...booleans.map((member) => this.schemaFor(member, direction)));
    const [only, ...others] = schemas;
    return only !== undefined && others.length === 0 ? only : { anyOf: schemas };
  }

  /** Describes an object type once; its own fields may refer back to it. */
  #define(type: ts.Type, direction: Direction): string {
    const known = this.#names.get(type);
    if (known !== undefined) return known;
    const name = this.#newName(type);
    this.#names.set(type, name);
    const definition: JsonSchema = { type: 'object' };
    this.definitions[name] = definition;
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const propertyType = this.#checker.getTypeOfSymbol(property);
      const isVoid = propertyType.isUnion() ? propertyType.types.every(isNothing) : isNothing(propertyType);
      if (isVoid) continue;
      properties[property.name] = this.schemaFor(propertyType, direction);
      if (!has(property, ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const anyName = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String);
    // An answer of a type without any field is one that the SDK does not describe: an event's object.
    const isUndescribed = direction === 'answer' && Object.keys(properties).length === 0;
    definition.properties = properties;
    if (required.length > 0) definition.required = required;
    definition.additionalProperties = anyName ? this.schemaFor(anyName.type, direction) : isUndescribed;
    return name;
  }

  #newName(type: ts.Type): string {
    const format = ts.TypeFormatFlags.UseFullyQualifiedType | ts.TypeFormatFlags.NoTruncation;
    const text = this.#checker.typeToString(type, undefined, format).replaceAll(/import\([^)]*\)\./g, '');
    const name = text.replaceAll(/[^\w.]+/g, '_').slice(0, 90);
    let free = name;
    for (let number = 2; free in this.definitions; number += 1) free = `${name}_${number}`;
    return free;
  }

  #isDecimal(type: ts.Type): boolean {
    return (
      type.symbol?.name === 'Decimal' ||
      type.symbol?.name === 'DecimalImpl' ||
      this.#checker.typeToString(type) === 'Decimal'
    );
  }
}

function has(thing: { flags: number }, flags: number): boolean {
  return (thing.flags & flags) !== 0;
}

function isNothing(type: ts.Type): boolean {
  return has(type, TypeFlags.Undefined | TypeFlags.Void);
}

/** The SDK adds this to enums for values of later versions; here an enum has the values of this version only. */
function isOtherString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((part) => has(part, TypeFlags.String));
}

/** An object with an id that stands beside its id, and that no answer shows whole. */
function isNeverExpanded(type: ts.Type): boolean {
  if (!has(type, TypeFlags.Object) || EXPANDED.has(type.symbol?.name ?? '')) return false;
  return type.getProperty('object') !== undefined && type.getProperty('id') !== undefined;
}
