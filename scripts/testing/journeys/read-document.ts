import { Parser } from 'htmlparser2';

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

/** Reads HTML; no script of it runs and nothing is fetched. What stands in a template is no part of the page. */
export function readDocument(html: string): ReadDocument {
  const read: ReadDocument = { headings: [], title: '', description: '', canonical: '', links: [], ids: [] };
  let templates = 0;
  let isInHead = false;
  let text: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'template') templates += 1;
      if (templates > 0) return;
      if (name === 'head') isInHead = true;
      if (name === 'h1' || (name === 'title' && isInHead)) text = '';
      const { id, href, rel, content } = attributes;
      if (id !== undefined) read.ids.push(id);
      if (name === 'a' && href !== undefined && /^[/#](?!\/)/.test(href)) read.links.push(href);
      if (name === 'link' && rel === 'canonical' && href) read.canonical = new URL(href).pathname;
      if (name === 'meta' && attributes['name'] === 'description') read.description += content ?? '';
    },
    ontext(part) {
      if (text !== null) text += part;
    },
    onclosetag(name) {
      if (name === 'template') templates -= 1;
      if (name === 'head') isInHead = false;
      if (text === null || (name !== 'h1' && name !== 'title')) return;
      const whole = text.replace(/\s+/g, ' ').trim();
      if (name === 'h1') read.headings.push(whole);
      else read.title = whole;
      text = null;
    },
  });
  parser.end(html);
  return read;
}
