import { addressKey } from '#domain/text/web-address.ts';

/** What is needed of a tool in the guide to recognise it by its address. */
export interface ListedTool {
  id: number;
  name: string;
  link: string;
}

/** A tool of the guide that a suggested address leads to, or others of the same house. */
export type Listed = { kind: 'same'; tool: ListedTool } | { kind: 'neighbours'; tools: ListedTool[] };

/** Hosts where everybody has a place: nobody's house. */
const publicHosts = new Set([
  'github.com',
  'huggingface.co',
  'apps.apple.com',
  'play.google.com',
  'chromewebstore.google.com',
  'marketplace.visualstudio.com',
  'producthunt.com',
  'gumroad.com',
  'notion.site',
  'figma.com',
]);

/** What the guide has at a web address already; null when it has nothing there. */
export function findListed(address: string, tools: readonly ListedTool[]): Listed | null {
  const key = addressKey(address);
  const tool = tools.find(({ link }) => link !== '' && addressKey(link) === key);
  if (tool) return { kind: 'same', tool };
  const host = houseOf(address);
  if (host === null) return null;
  const neighbours = tools.filter(({ link }) => hostOf(link) === host);
  return neighbours.length === 0 ? null : { kind: 'neighbours', tools: neighbours };
}

/** The host of an address as one maker's house; null where everybody has a place. */
export function houseOf(address: string): string | null {
  const host = hostOf(address);
  return host !== null && publicHosts.has(host) ? null : host;
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null;
}
