import type { Ink } from '#domain/tool/categories.schema.ts';
import type { Tutorial } from '#domain/tutorial/tutorial.schema.ts';

const levelInks = { Beginner: 'green', Intermediate: 'yellow', Advanced: 'red' } as const satisfies Record<
  Tutorial['level'],
  Ink
>;

/** The ink of a level: Beginner green, Intermediate yellow, Advanced red. */
export function levelInk(level: Tutorial['level']): Ink {
  return levelInks[level];
}
