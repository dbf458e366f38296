import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];

/** A text of ours has some 10,000; reading one takes a time that grows faster than its length. */
export const MOST_CHARACTERS = 30_000;
/** Levels of a tree that whoever walks it can rely on. */
const DEEPEST = 40;
/** As many quotations or lists inside each other at the beginning of a line, which the reader itself takes too long for. */
const DEEP_LINE = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){40}/m;

const extensions = [gfm()];
const mdastExtensions = [gfmFromMarkdown()];

/**
 * A Markdown text as its tree, with GitHub's tables, notes, strikings and lists of tasks.
 * @returns null for one that is too long or too deep to be a text of ours
 */
export function readMarkdown(text: string): MarkdownTree | null {
  if (text.length > MOST_CHARACTERS || DEEP_LINE.test(text)) return null;
  const tree = fromMarkdown(text, { extensions, mdastExtensions });
  return isDeeperThan(tree, DEEPEST) ? null : tree;
}

/** Looks level by level, so that no depth is too much for it. */
function isDeeperThan(tree: MarkdownTree, levels: number): boolean {
  let level: MarkdownNode[] = [tree];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []));
    if (level.length === 0) return false;
  }
  return true;
}
