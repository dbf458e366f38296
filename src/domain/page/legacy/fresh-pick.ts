import type { Tool } from '#domain/tool/tool.schema.ts';

/** The Fresh Pick of the earlier landing: the first tool with the badge 'New', else the first tool. */
export function freshPick<T extends Pick<Tool, 'badge'>>(tools: readonly T[]): T | undefined {
  return tools.find(({ badge }) => badge === 'New') ?? tools[0];
}
