/** Marks that a page's text carries around its links. */
export const LINK_BEGINS = '\uE002';
export const LINK_ENDS = '\uE003';

const MARKS = new RegExp(`[${LINK_BEGINS}${LINK_ENDS}]`, 'g');

export function withoutLinkMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** The lines of a text without the marks of its links, and whether all that stands in one belongs to links. */
export function linkLines(text: string): { line: string; isLinks: boolean }[] {
  let isOpen = false;
  return text.split('\n').map((marked) => {
    let outside = '';
    for (const piece of marked.split(/(?=[\uE002\uE003])/)) {
      if (piece.startsWith(LINK_BEGINS)) isOpen = true;
      if (piece.startsWith(LINK_ENDS)) isOpen = false;
      if (!isOpen) outside += piece;
    }
    const line = withoutLinkMarks(marked);
    return { line, isLinks: /\p{L}/u.test(line) && !/[\p{L}\p{N}]/u.test(outside) };
  });
}
