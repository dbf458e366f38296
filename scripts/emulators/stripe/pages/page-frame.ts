import { type Html, type Site, html, localPage } from '@yak/emulator-loopback';

/** An answer to a browser. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** A page without its frame. */
interface PageParts {
  status?: number;
  title: string;
  body: Html;
  /** Addresses that the page's forms may lead to by redirects. */
  formTargets?: readonly string[];
}

const STYLE = `
h2 { margin: 2.5rem 0 .5rem; font-size: 1.125rem }
p { margin: .5rem 0 0 }
.soft { color: var(--soft) }
.amount { margin: .75rem 0 1.75rem; font-size: 1.5rem; font-variant-numeric: tabular-nums }
label { display: block; margin-top: 1rem; font-weight: 600 }
input { width: 100% }
input[aria-invalid=true] { border-color: var(--signal); border-width: 2px }
.pair { display: flex; flex-wrap: wrap; gap: 0 1rem }
.pair > div { flex: 1 1 8rem }
button { margin-top: 1.5rem; padding: .25rem 1.25rem; border: 1px solid var(--ink); background: none; font-weight: 600 }
button.go { width: 100% }
a, summary { overflow-wrap: anywhere }
.back { display: inline-block; margin-top: 2rem }
[role=alert], [role=status] { margin-top: 1.5rem; padding: .75rem 1rem; border-left: 4px solid var(--ink); background: var(--raised) }
[role=alert] { border-left-color: var(--signal) }
.error { color: var(--signal); font-weight: 400 }
table { width: 100%; margin-top: .5rem; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .5rem .5rem .5rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top }
details { margin-top: 2rem }
summary { cursor: pointer; min-height: 2rem }
`;

/** A whole page of the account of a site. */
export function pageFrame(site: Site, { body, formTargets = [], ...parts }: PageParts): PageAnswer {
  return localPage({
    ...parts,
    style: STYLE,
    policy: { 'form-action': ["'self'", ...formTargets.map((target) => new URL(target).origin)].join(' ') },
    body: html`<p class="house">${site.name} payments, on this machine only: no real card is charged.</p>${body}`,
  });
}

/** Sends the browser on to another page. */
export function redirectTo(address: string): PageAnswer {
  return { status: 303, headers: { location: address, 'cache-control': 'no-store' }, body: '' };
}

/** A page that only says something and leads back. @param back where; the site's first page unless given */
export function noticePage(site: Site, status: number, title: string, text: string, back = site.url): PageAnswer {
  const body = html`<h1>${title}</h1><p>${text}</p><a class="back" href="${back}">Back to ${site.name}</a>`;
  return pageFrame(site, { status, title, body });
}
