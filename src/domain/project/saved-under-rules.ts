import { andList } from '#domain/text/list-text.ts';

/** How the tools that a reader saved stand to what the client of a project allows, by their ids. */
export interface SavedUnderRules {
  fails: number[];
  /** Nobody has read enough to say. */
  unknown: number[];
}

/**
 * The same in words: '2 of 5 saved tools break its rules', and which; null where nothing was judged.
 * @param list the saved tools of this moment
 */
export function savedUnderRulesText(
  judged: SavedUnderRules | null,
  list: readonly { id: number; name: string }[],
): { head: string; rest: string; isBroken: boolean } | null {
  if (judged === null || list.length === 0) return null;
  const those = (ids: readonly number[]) => list.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const [fails, unknown] = [those(judged.fails), those(judged.unknown)];
  const parts = [
    fails.length > 0 && `${andList(fails)}.`,
    unknown.length > 0 && `Not read enough to say: ${andList(unknown)}.`,
  ].filter((part) => part !== false);
  const isBroken = fails.length > 0;
  const head = isBroken
    ? `${fails.length} of ${list.length} saved tools ${fails.length === 1 ? 'breaks' : 'break'} its rules`
    : unknown.length > 0
      ? `${list.length - unknown.length} of ${list.length} saved tools ${list.length - unknown.length === 1 ? 'keeps' : 'keep'} its rules`
      : 'All saved tools keep its rules';
  return { head, rest: parts.join(' '), isBroken };
}
