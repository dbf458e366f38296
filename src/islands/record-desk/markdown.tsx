import { Fragment, type ReactNode, createElement, useMemo } from 'react';
import { type PrintedNode, printText } from '#domain/text/print-text.ts';

/** A Markdown text as the page prints it, by the very same steps. */
export function Markdown({ text }: { text: string }) {
  const { nodes } = useMemo(() => printText(text), [text]);
  return <div className="prose">{drawn(nodes)}</div>;
}

/** Attributes as React has them. Names for links stay with the page: at the desk they would meet those of the form. */
const REACT_ATTRIBUTES: Readonly<Record<string, (value: string) => Record<string, unknown>>> = {
  class: (className) => ({ className }),
  checked: () => ({ defaultChecked: true }),
  disabled: () => ({ disabled: true }),
  id: () => ({}),
};

function drawn(nodes: readonly PrintedNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const attributes = Object.entries(node.attributes).map(
      ([name, value]) => REACT_ATTRIBUTES[name]?.(value) ?? { [name]: value },
    );
    const drawnNode = createElement(node.name, Object.assign({}, ...attributes), ...drawn(node.children));
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name, and keep nothing of their own
    return <Fragment key={index}>{drawnNode}</Fragment>;
  });
}
