import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export type MarkdownTree = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];

/** A text of ours has some 10,000; reading one takes a time that grows faster than its length. */
const MAX_CHARACTERS = 30_000;
/** Levels of a tree that whoever walks it can rely on. */
const DEEPEST = 40;
/** As many quotations or lists inside each other at the beginning of a line, which the reader itself takes too long for. */
const DEEP_LINE = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){40}/m;

const extensions = [gfm()];
const mdastExtensions = [gfmFromMarkdown()];

/** A Markdown text as its tree, or the line from which on it can be no text of ours. */
type ReadMarkdown = { ok: true; tree: MarkdownTree } | { ok: false; line: number; remedy: string };

/** Reads Markdown with GitHub's tables, notes, strikings and lists of tasks. */
export function readMarkdown(text: string): ReadMarkdown {
  if (text.length > MAX_CHARACTERS) return { ok: false, line: lineAt(text, MAX_CHARACTERS), remedy: TOO_LONG };
  const deepLine = DEEP_LINE.exec(text);
  if (deepLine) return { ok: false, line: lineAt(text, deepLine.index), remedy: TOO_DEEP };
  const tree = fromMarkdown(text, { extensions, mdastExtensions });
  const deepNode = nodeBelow(tree, DEEPEST);
  return deepNode ? { ok: false, line: deepNode.position?.start.line ?? 1, remedy: TOO_DEEP } : { ok: true, tree };
}

const TOO_LONG = `a text has at most ${MAX_CHARACTERS.toLocaleString('en')} characters, and here they end`;
const TOO_DEEP = 'quotations, lists and emphasis stand at most a few levels inside each other';

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** The first node that stands so many levels below; looks level by level, so that no depth is too much for it. */
function nodeBelow(tree: MarkdownTree, levels: number): MarkdownNode | undefined {
  let level: MarkdownNode[] = [tree];
  for (let depth = 0; depth <= levels; depth += 1)
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  return level[0];
}
