/** An element with what is inside it. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...inside: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
}

/** What an element says, with single blanks; empty without one. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
