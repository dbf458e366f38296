import type { Page } from 'playwright-core';

/** What a crawler wants to know about a page. */
export interface ReadDocument {
  /** Texts of its first-level headings. */
  headings: string[];
  title: string;
  description: string;
  /** Path that the page calls its own, or empty. */
  canonical: string;
  /** Internal addresses it links to, as they stand there. */
  links: string[];
  /** Elements that a link can point to. */
  ids: string[];
}

/** Reads HTML with the browser's own parser; no script of it runs and nothing is fetched. */
export async function readDocument(page: Page, html: string): Promise<ReadDocument> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const attributes = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const [canonical = ''] = attributes('link[rel="canonical"]', 'href');
    return {
      headings: [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent.replace(/\s+/g, ' ').trim()),
      title: parsed.title,
      description: attributes('meta[name="description"]', 'content').join(),
      canonical: canonical && new URL(canonical).pathname,
      links: attributes('a[href]', 'href').filter((href) => /^[/#](?!\/)/.test(href)),
      ids: attributes('[id]', 'id'),
    };
  }, html);
}
