import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode, createElement } from 'react';

type Parent = { children: readonly Nodes[] };
type Nodes = ReturnType<typeof fromMarkdown>['children'][number];

/** A Markdown text as the page prints it; HTML in it stands there as it was typed. */
export function Markdown({ text }: { text: string }) {
  return <div className="prose">{childrenOf(fromMarkdown(text))}</div>;
}

function childrenOf(parent: Parent): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name, and keep nothing of their own
  return parent.children.map((child, index) => <Fragment key={index}>{drawn(child)}</Fragment>);
}

const elements: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  blockquote: 'blockquote',
  listItem: 'li',
};

function drawn(node: Nodes): ReactNode {
  switch (node.type) {
    case 'heading':
      return createElement(`h${Math.min(6, node.depth + 1)}`, null, childrenOf(node));
    case 'list':
      return createElement(node.ordered ? 'ol' : 'ul', null, childrenOf(node));
    case 'link':
      return <a href={isSafe(node.url) ? node.url : undefined}>{childrenOf(node)}</a>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'thematicBreak':
      return <hr />;
    case 'break':
      return <br />;
    case 'text':
    case 'html':
      return node.value;
    default: {
      const name = elements[node.type];
      return name && 'children' in node ? createElement(name, null, childrenOf(node)) : null;
    }
  }
}

function isSafe(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/)|#)/i.test(address);
}
