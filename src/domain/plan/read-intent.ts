import { briefFormats } from '#domain/collection/brief-format.ts';
import { COLLECTION_BOUNDS } from '#domain/collection/collection.ts';
import { OWN_RULES_BOUNDS } from '#domain/rules/own-rules.ts';
import { type Criterion, filterGroups } from '#domain/tool/catalogue/filter-criteria.ts';

/** What a kept intent waits for: that somebody is signed in, or that they are on Core. */
export type IntentGate = 'account' | 'core';

/** How long an intent is kept, in ms: enough for a sign-in or a payment, too little to surprise anybody later. */
export const INTENT_LIFE_MS = 20 * 60_000;

type Guard<Value> = (value: unknown) => value is Value;
type Shape = Readonly<Record<string, Guard<unknown>>>;
type Guarded<Of> = Of extends Guard<infer Value> ? Value : never;
/** A field whose guard takes `undefined` may be missing. */
type Shaped<Of extends Shape> = {
  [Field in keyof Of as undefined extends Guarded<Of[Field]> ? never : Field]: Guarded<Of[Field]>;
} & { [Field in keyof Of as undefined extends Guarded<Of[Field]> ? Field : never]?: Guarded<Of[Field]> };

const toolId: Guard<number> = (value): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const text =
  (most: number): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most;
const name = text(200);
const oneOf =
  <Value extends string>(...values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    values.includes(value as Value);
const uuid: Guard<string> = (value): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
const listOf =
  <Value>(guard: Guard<Value>, most: number): Guard<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.length <= most && value.every(guard);
const shaped =
  <Of extends Shape>(shape: Of): Guard<Shaped<Of>> =>
  (value): value is Shaped<Of> =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((field) => Object.hasOwn(shape, field)) &&
    Object.entries(shape).every(([field, guard]) =>
      guard(Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined),
    );
const orNothing =
  <Value>(guard: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || guard(value);
const orNull =
  <Value>(guard: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || guard(value);

const note = text(COLLECTION_BOUNDS.note);
const notedTools = listOf(shaped({ toolId, note }), COLLECTION_BOUNDS.tools);
const namedTools = listOf(shaped({ id: toolId, name }), COLLECTION_BOUNDS.tools);
const collectionWords = { name: text(COLLECTION_BOUNDS.name), intro: text(COLLECTION_BOUNDS.intro) };
const criterion = oneOf<Criterion>(...filterGroups.flatMap(({ criteria }) => criteria.map(({ id }) => id)));

/** Everything that a gate may have stopped, by name, with its fields: numbers and words of the guide, never an address. */
const shapes = {
  save: { tool: shaped({ id: toolId, name }) },
  'save picks': { picks: namedTools },
  'choose collection': { tool: shaped({ id: toolId, name }) },
  compare: { tool: shaped({ id: toolId, name }) },
  'compare list': { ids: listOf(toolId, COLLECTION_BOUNDS.tools) },
  'make collection': { id: uuid, ...collectionWords, tools: notedTools },
  collect: { kit: uuid, toolId, note },
  'note in collection': { kit: uuid, toolId, note },
  'describe collection': {
    kit: uuid,
    name: orNothing(collectionWords.name),
    intro: orNothing(collectionWords.intro),
  },
  'share collection': { kit: uuid, byName: collectionWords.name },
  'keep rules': {
    id: uuid,
    name: text(OWN_RULES_BOUNDS.name),
    client: text(OWN_RULES_BOUNDS.client),
    note: text(OWN_RULES_BOUNDS.note),
    /** As in an address. */
    rules: name,
  },
  filter: { name, criteria: listOf(criterion, 100) },
  'all drops': {},
  'own feed': {},
  export: {
    list: shaped({
      title: name,
      intro: text(COLLECTION_BOUNDS.intro),
      tools: listOf(shaped({ toolId, note }), 5000),
      kit: orNull(uuid),
    }),
    format: oneOf(...briefFormats),
  },
  checkout: { interval: oneOf('month', 'year') },
} as const satisfies Record<string, Shape>;

type Shapes = typeof shapes;

/** One thing that a reader asked for and a gate stopped: enough to do it, once the gate is open. */
export type Intent = { [Do in keyof Shapes]: { do: Do } & Shaped<Shapes[Do]> }[keyof Shapes];

/** The record of an intent, as the browser keeps it. `at`: ms since 1970. */
export interface IntentRecord {
  at: number;
  intent: Intent;
}

/** The intent of a record; null when there is none, it is too old, or it is not exactly what one looks like. */
export function readIntent(record: string | null, now: number): Intent | null {
  const kept = parsed(record);
  if (!isRecord(kept) || kept.at > now || now - kept.at >= INTENT_LIFE_MS) return null;
  const { do: name, ...fields } = kept.intent;
  if (typeof name !== 'string' || !Object.hasOwn(shapes, name)) return null;
  return shaped(shapes[name as keyof Shapes] as Shape)(fields) ? (kept.intent as Intent) : null;
}

const isRecord = shaped({
  at: (value): value is number => typeof value === 'number',
  intent: (value): value is Record<string, unknown> => typeof value === 'object' && value !== null,
});

function parsed(record: string | null): unknown {
  try {
    return record === null ? null : (JSON.parse(record) as unknown);
  } catch {
    return null;
  }
}
