import { recordOf, toolOf } from '#domain/tool/evidence/derive-facts.ts';
import type { Tool, ToolRecord, ToolFields } from './tool.schema.ts';

/** Fields whose parts change by themselves. */
const groups = ['baseRights', 'sources'] as const;
type Group = (typeof groups)[number];

/** A place of a tool that changes by itself: a whole field, one of the base rights, one of the sources. */
export type ToolFieldPath = Exclude<keyof ToolFields, Group> | `${Group}.${string}`;

/** Places whose words stand elsewhere: when the value changes, its words go. */
const wordsOf: Partial<Record<ToolFieldPath, ToolFieldPath>> = {
  ethicallyTrained: 'ethicsEvidence',
  status: 'statusEvidence',
};

/** Where the words behind a place stand; undefined when they are part of it, or there are none. */
export function wordsFieldPathOf(path: ToolFieldPath): ToolFieldPath | undefined {
  return wordsOf[path];
}

/** What holds or falls together: a value and its words under the value's name, any other place under its own. */
export function unitOf(path: ToolFieldPath): string {
  return Object.entries(wordsOf).find(([, words]) => words === path)?.[0] ?? path;
}

/** Fields of a tool by place; number and address are none, and neither is what follows from its plans. */
export function fieldsByPath(fields: Partial<Record<keyof Tool, unknown>>): Map<ToolFieldPath, unknown> {
  const byPath = new Map<string, unknown>();
  for (const [name, value] of Object.entries(recordOf(fields as Tool))) {
    if (name === 'id' || name === 'slug') continue;
    if ((groups as readonly string[]).includes(name) && isFields(value))
      for (const [part, inner] of Object.entries(value)) byPath.set(`${name}.${part}`, inner);
    else byPath.set(name, value);
  }
  return byPath as Map<ToolFieldPath, unknown>;
}

/** A tool with other values at these places; null takes one of a group away. */
export function withFields(tool: Tool, changed: Iterable<readonly [ToolFieldPath, unknown]>): Tool {
  const next: Record<string, unknown> = {
    ...recordOf(tool),
    baseRights: { ...tool.baseRights },
    sources: { ...tool.sources },
  };
  for (const [path, value] of changed) {
    const [name = '', part] = path.split('.');
    if (part === undefined) next[name] = value;
    else if (value === undefined || value === null) delete (next[name] as Record<string, unknown>)[part];
    else (next[name] as Record<string, unknown>)[part] = value;
  }
  return toolOf(next as unknown as ToolRecord);
}

/**
 * A tool as a change in its history says it was, or became. Facts that were changed before tools had plans stand as they
 * were noted.
 */
export function withNoted(tool: Tool, noted: readonly { field: string; value: unknown }[]): Tool {
  const isOld = ({ field }: { field: string }) => /^(pricing|standardPricing|freeUse|rights|evidence)\b/.test(field);
  const isFactual = ({ field }: { field: string }) =>
    /^(sources|plans|noFreePlan|baseRights|\w+Evidence)\b/.test(field);
  const said = noted.filter((one) => !isOld(one));
  // Facts that an older change noted stand until a newer one names plans.
  const today = said.some(isFactual)
    ? withFields(
        tool,
        said.map(({ field, value }) => [field as ToolFieldPath, value] as const),
      )
    : { ...tool, ...Object.fromEntries(said.map(({ field, value }) => [field, value])) };
  const facts: Record<string, unknown> = { rights: { ...today.rights }, evidence: { ...today.evidence } };
  for (const { field, value } of noted.filter(isOld)) {
    const [name = '', part] = field.split('.');
    if (part === undefined) facts[name] = value;
    else (facts[name] as Record<string, unknown>)[part] = value;
  }
  return { ...today, ...facts };
}

/** Whether a value is an object with fields of its own, no list. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
