import type { Page } from 'playwright-core';

/**
 * Looks for words that end on another line than they began on.
 * @param within selector of the parts that are looked at
 * @param texts when given, each is put into the first of these parts in turn, and back at the end
 * @returns the words with the element they stand in; addresses and code may break anywhere
 */
export async function findBrokenWords(page: Page, within = 'main', texts?: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([selector, replacements]) => {
      const range = document.createRange();
      const brokenIn = (root: Element): string[] => {
        const found: string[] = [];
        const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          const element = node.parentElement;
          if (!element?.checkVisibility() || element.closest('code, pre, svg, .visually-hidden')) continue;
          const isInAddress = (at: number) => {
            const text = node.textContent ?? '';
            const start = text.slice(0, at).search(/\S*$/);
            return /\w\.[a-z]{2,}\/|^\W*[\w.-]+\/[\w.-]+\W*$/i.test(text.slice(start).split(/\s/)[0] ?? '');
          };
          // A line may end after a hyphen, a dash and a slash.
          for (const { 0: word, index } of node.textContent?.matchAll(/[^\s\u00ad\u200b\-‐–—/]+/g) ?? []) {
            if (word.length < 2 || /^www\.|\.(com|net|org)\b|@/.test(word) || isInAddress(index)) continue;
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const shown = [...range.getClientRects()].filter(({ width }) => width > 0);
            const lines = new Set(shown.map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(`${word} in ${element.tagName.toLowerCase()}.${element.className}`);
          }
        }
        return found;
      };
      const parts = [...document.querySelectorAll(selector)];
      if (!replacements) return parts.flatMap(brokenIn);
      const [part] = parts;
      if (!part) return [`nothing is ${selector}`];
      const before = [...part.childNodes];
      const found = replacements.flatMap((text) => {
        part.textContent = text;
        return brokenIn(part).map((word) => `${text}: ${word}`);
      });
      part.replaceChildren(...before);
      return found;
    },
    [within, texts] as const,
  );
}
