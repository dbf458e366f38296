/** A page of GitHub that shows a file: the file itself says the same without the page's scripts. */
const GITHUB_FILE = /^\/([^/]+)\/([^/]+)\/(?:blob|raw)\/(.+)$/;

/** The address that is asked for the words of a source: its own, or the bare file behind a page that scripts draw. */
export function readAddress(source: string): string | null {
  if (!URL.canParse(source)) return null;
  const url = new URL(source);
  url.hash = '';
  const [, owner, name, rest] = url.hostname === 'github.com' ? (GITHUB_FILE.exec(url.pathname) ?? []) : [];
  return rest === undefined ? url.href : `https://raw.githubusercontent.com/${owner}/${name}/${rest}`;
}
