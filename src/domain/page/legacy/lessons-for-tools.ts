import type { Tutorial } from '#domain/teaching/tutorial.schema.ts';

/**
 * For the first `count` tools that a lesson features, in the order of the tools, one lesson each; no lesson twice
 * (the Curated Tutorials of the earlier landing).
 */
export function lessonsForTools<T extends { id: number }, L extends Pick<Tutorial, 'toolsFeatured'>>(
  tools: readonly T[],
  lessons: readonly L[],
  count: number,
): { tool: T; lesson: L }[] {
  const pairs: { tool: T; lesson: L }[] = [];
  for (const tool of tools) {
    const lesson = lessons.find(
      (candidate) => candidate.toolsFeatured.includes(tool.id) && !pairs.some((pair) => pair.lesson === candidate),
    );
    if (lesson) pairs.push({ tool, lesson });
    if (pairs.length === count) break;
  }
  return pairs;
}
