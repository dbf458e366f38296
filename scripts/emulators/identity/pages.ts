import { type LocalPage, html, Html, localPage, type Site } from '@yak/emulator-loopback';
import type { Realm } from './accounts.ts';

const STYLE = `
main { max-width: 30rem; padding-top: 3.5rem }
h2 { margin: 2.25rem 0 .75rem; font-size: 1rem }
p { margin: .75rem 0 0; color: var(--soft) }
ul { margin: 2.25rem 0 0; padding: 0; list-style: none; border-top: 2px solid }
li { border-bottom: 1px solid var(--rule) }
.person { display: block; width: 100%; padding: .75rem .5rem; border: 0; background: none; text-align: left }
.person:hover { background: var(--raised) }
.person b, .person span { display: block }
.person span { color: var(--soft); font-size: .9375rem; overflow-wrap: anywhere }
.row { display: flex; flex-wrap: wrap; gap: .5rem }
label { display: block; margin-bottom: .5rem }
input { flex: 1 1 14rem; min-width: 0 }
.go { padding: 0 1.25rem }
.plain { margin-top: 2.25rem; padding: 0; border: 0; background: none; text-decoration: underline }
[role=alert] { color: var(--signal); font-weight: 600 }
`;

const SUBMIT_LOGOUT = `const form = document.getElementById('op.logoutForm'); form.submit();`;

/** What the pages say and where they lead. */
export interface PageTexts {
  /** The provider's name. */
  name: string;
  site: Site;
}

/**
 * The page on which one picks who to be.
 * @param refused the address that was typed and is of another domain, if any
 */
export function pickerPage({ name, site }: PageTexts, { domain, personas }: Realm, refused: string | null): LocalPage {
  const people = personas.map(
    ({ email, given_name, family_name, role }) =>
      html`<li><button class="person" name="address" value="${email}"><b>${given_name} ${family_name}</b><span>${email} · ${role}</span></button></li>`,
  );
  const alert =
    refused === null ? null : html`<p role="alert" id="refused">“${refused}” is no address ending in @${domain}.</p>`;
  const described = refused === null ? null : html` aria-invalid="true" aria-describedby="refused" autofocus`;
  return localPage({
    status: refused === null ? 200 : 400,
    title: `Sign in with ${name}`,
    style: STYLE,
    policy: formsLeadTo(site),
    body: html`<h1>Who are you today?</h1>
<p>${name} runs on this machine only: pick a person, no password.</p>
<form method="post"><ul>${people}</ul></form>
<form method="post">
<h2><label for="address">Or any other address ending in @${domain}</label></h2>
<div class="row"><input id="address" name="address" type="email" required autocomplete="off" value="${refused ?? ''}" placeholder="jane.doe@${domain}"${described}><button class="go">Sign in</button></div>
${alert}</form>
<form method="post"><button class="plain" name="cancel" value="yes">Cancel and go back</button></form>`,
  });
}

/** The page that signs out at once; `form` is the provider's own form, whose id is `op.logoutForm`. */
export function logoutPage({ site }: PageTexts, form: string): LocalPage {
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>');
  return localPage({
    title: 'Signing out',
    style: STYLE,
    script: SUBMIT_LOGOUT,
    policy: formsLeadTo(site),
    body: html`<h1>Signing out …</h1>${new Html(confirmed)}
<noscript><p><button class="go" form="op.logoutForm">Sign out</button></p></noscript>`,
  });
}

/** A page that only says something. */
export function noticePage({ site }: PageTexts, status: number, title: string, text: string): LocalPage {
  const body = html`<h1>${title}</h1><p>${text}</p><p><a href="${site.url}">Back to ${site.name}</a></p>`;
  return localPage({ status, title, style: STYLE, body });
}

function formsLeadTo(site: Site) {
  return { 'form-action': `'self' ${site.url}` };
}
