import type { DocumentProblem } from './document-problem.ts';
import { unwantedIn } from './clean-text.ts';
import { isLinkAddress } from './link-address.ts';
import { type MarkdownNode, readMarkdown } from './read-markdown.ts';

/** What keeps a Markdown text from being printed, each with its line. */
export function textProblems(text: string): DocumentProblem[] {
  const unwanted = unwantedIn(text);
  if (unwanted) return [problem(unwanted.line, unwanted.remedy)];
  const read = readMarkdown(text);
  if (!read.ok) return [problem(read.line, read.remedy)];
  const found = [...nodesOf(read.tree)].flatMap((node) => {
    const remedy = remedyOf(node);
    return remedy === null ? [] : [problem(lineOf(node), remedy).remedy];
  });
  return [...new Set(found)].map((remedy) => ({ field: 'text', remedy }));
}

/** The addresses that a Markdown text links to, with their lines; null of a text that cannot be read. */
export function linksOf(text: string): { address: string; line: number }[] | null {
  const read = readMarkdown(text);
  if (!read.ok) return null;
  return [...nodesOf(read.tree)].flatMap((node) =>
    node.type === 'link' ? [{ address: node.url, line: lineOf(node) }] : [],
  );
}

/** What a text may link to. */
export interface LinkTargets {
  toolIds: ReadonlySet<number>;
  /** Slugs by the folder of their addresses. */
  slugs: Readonly<Record<'tasks' | 'lessons' | 'blog' | 'recipes', ReadonlySet<string>>>;
}

/** Links into our own site that lead nowhere. */
export function linkProblems(text: string, { toolIds, slugs }: LinkTargets): DocumentProblem[] {
  return (linksOf(text) ?? []).flatMap(({ address, line }) => {
    const [, folder = '', last = ''] = address.replace(/[?#].*/, '').split('/');
    const isThere =
      folder === 'tool-fluid'
        ? toolIds.has(Number(last))
        : !(folder in slugs) || last === '' || slugs[folder as keyof typeof slugs].has(last);
    return isThere ? [] : [problem(line, `no page has the address ${address}`)];
  });
}

function problem(line: number, remedy: string): DocumentProblem {
  return { field: 'text', remedy: `line ${line}: ${remedy}` };
}

/** What is to be done about a part of a text; null when it is printed as it is. */
function remedyOf(node: MarkdownNode): string | null {
  switch (node.type) {
    case 'html':
      return 'leave HTML out: Markdown alone is printed';
    case 'image':
    case 'imageReference':
      return 'leave pictures out: they come by file';
    case 'definition':
      return WRITE_LINKS;
    case 'link':
      return isLinkAddress(node.url) ? null : 'links lead to a whole address, or to a page of ours that begins with /';
    case 'text':
      return LIKE_A_DEFINITION.test(node.value) ? WRITE_LINKS : null;
    default:
      return null;
  }
}

/** A definition that its place makes plain words: within a paragraph. */
const LIKE_A_DEFINITION = /^\s*\[[^\]]+\]:/m;
const WRITE_LINKS = 'write links where they stand: [words](address)';

function* nodesOf(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** The line on which a part begins; of plain words the one that looks like a definition, else their first. */
function lineOf(node: MarkdownNode): number {
  const above = node.type === 'text' ? node.value.slice(0, LIKE_A_DEFINITION.exec(node.value)?.index ?? 0) : '';
  return (node.position?.start.line ?? 1) + above.split('\n').length - 1;
}
