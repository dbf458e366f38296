/** The name under which a value's length, in characters of its JSON, is noted beside it. */
const LENGTH = 'len';

/** What is noted beside a value, with the length of its JSON. */
export function withLength(metadata: Record<string, unknown>, text: string): Record<string, unknown> {
  return { ...metadata, [LENGTH]: text.length };
}

/** The same without it. */
export function withoutLength({ [LENGTH]: _, ...metadata }: Record<string, unknown>): Record<string, unknown> {
  return metadata;
}

/** Whether as much came as was noted; what an earlier release wrote, or somebody by hand, has no note and counts as whole. */
export function isWhole(text: string, metadata: Record<string, unknown>): boolean {
  return typeof metadata[LENGTH] !== 'number' || metadata[LENGTH] === text.length;
}
