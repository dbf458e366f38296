import { decodeEntities } from './decode-entities.ts';

/** What a built page says about itself, and what a reader sees of it. */
export interface BuiltPage {
  title: string;
  /** Address of the canonical page, or empty. */
  canonical: string;
  isIndexable: boolean;
  /** Contents of its meta elements by name or property, in order. */
  meta: Map<string, string[]>;
  /** Addresses of its link elements by relation. */
  links: Map<string, string[]>;
  /** First headings it has. */
  headings: string[];
  /** Its schema.org statements, as text. */
  statements: string[];
  /** The text of the body without tags, scripts and styles, each run of white space one space. */
  text: string;
}

/** Reads HTML that our own build wrote: attributes stand in double quotes, nothing is left unclosed. */
export function readPage(html: string): BuiltPage {
  const end = html.indexOf('</head>');
  const [head, body] = [html.slice(0, end), html.slice(end)];
  const meta = group([...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]);
  return {
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: decodeEntities(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''),
    isIndexable: !meta.get('robots')?.some((content) => content.includes('noindex')),
    meta,
    links: group([...head.matchAll(/<link rel="([^"]+)"[^>]*? href="([^"]*)"/g)]),
    headings: [...body.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, heading = '']) => textOf(heading)),
    statements: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
    text: textOf(body),
  };
}

function group(found: readonly RegExpMatchArray[]): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const [, name = '', value = ''] of found) byName.set(name, [...(byName.get(name) ?? []), decodeEntities(value)]);
  return byName;
}

function textOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ');
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}
