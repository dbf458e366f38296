import type { FactName } from '#domain/tool/evidence.ts';
import { isSame } from '#domain/tool/is-same.ts';
import type { Rights, Tool } from '#domain/tool/tool.schema.ts';
import type { ToolFields } from '#domain/tool/uploaded-tool.schema.ts';

/** A place of a tool that changes by itself: a whole field, or one of the rights, or the evidence of one fact. */
export type ToolLeaf =
  | Exclude<keyof ToolFields, 'rights' | 'evidence'>
  | `rights.${keyof Rights}`
  | `evidence.${FactName}`;

/** One place of a tool that is another now. */
export interface LeafChange {
  field: ToolLeaf;
  before: unknown;
  after: unknown;
}

/** The fact whose value stands at a place; undefined for what carries no evidence. */
export const factOfLeaf: Partial<Record<ToolLeaf, FactName>> = {
  pricing: 'price',
  standardPricing: 'price',
  freeUse: 'freeUse',
  'rights.commercialUse': 'commercialUse',
  'rights.trainsOnUploads': 'trainsOnUploads',
  'rights.indemnity': 'indemnity',
  ethicallyTrained: 'ethics',
  status: 'status',
};

/** What holds or falls together: a value and its evidence under the fact's name, any other place under its own. */
export function unitOf(leaf: ToolLeaf): string {
  return leaf.startsWith('evidence.') ? leaf.slice('evidence.'.length) : (factOfLeaf[leaf] ?? leaf);
}

/** Fields of a tool by place; number and address are none. */
export function leavesOf(fields: Partial<Record<keyof Tool, unknown>>): Map<ToolLeaf, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'id' || name === 'slug') continue;
    if ((name === 'rights' || name === 'evidence') && isGroup(value))
      for (const [part, inner] of Object.entries(value)) leaves.set(`${name}.${part}`, inner);
    else leaves.set(name, value);
  }
  return leaves as Map<ToolLeaf, unknown>;
}

/** A tool with other values at these places. */
export function withLeaves(tool: Tool, leaves: Iterable<readonly [ToolLeaf, unknown]>): Tool {
  const next: Record<string, unknown> = { ...tool, rights: { ...tool.rights }, evidence: { ...tool.evidence } };
  for (const [leaf, value] of leaves) {
    const [name = '', part] = leaf.split('.');
    if (part === undefined) next[name] = value;
    else (next[name] as Record<string, unknown>)[part] = value;
  }
  return next as Tool;
}

/** The places at which two versions of a tool differ. */
export function leafChanges(before: Tool, after: Tool): LeafChange[] {
  const earlier = leavesOf(before);
  return [...leavesOf(after)].flatMap(([field, value]) =>
    isSame(earlier.get(field), value) ? [] : [{ field, before: earlier.get(field), after: value }],
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
