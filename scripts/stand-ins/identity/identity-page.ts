import { createHash } from 'node:crypto';
import { personas } from './identity-accounts.ts';

/** A whole page and the policy it must be sent with. */
export interface IdentityPage {
  html: string;
  contentSecurityPolicy: string;
}

const STYLE = `
:root { color-scheme: light dark; --paper: #f5efe3; --raised: #fcf8ef; --ink: #1b1610; --soft: #5a5044; --rule: #cfc4ae; --signal: #c8320b; --on-signal: #fff8f0; --focus: #1549b8 }
@media (prefers-color-scheme: dark) { :root { --paper: #15120e; --raised: #1f1b15; --ink: #f2eadb; --soft: #b5a994; --rule: #3c352b; --signal: #ff7a4d; --on-signal: #1b0f08; --focus: #8db4ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 3.5rem 1rem }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; letter-spacing: -.02em }
h2 { margin: 2.25rem 0 .75rem; font-size: 1rem }
p { margin: .75rem 0 0; color: var(--soft) }
ul { margin: 2.25rem 0 0; padding: 0; list-style: none; border-top: 2px solid }
li { border-bottom: 1px solid var(--rule) }
button, input { font: inherit; color: inherit; min-height: 2.75rem; border-radius: 3px }
button { cursor: pointer }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.person { display: block; width: 100%; padding: .75rem .5rem; border: 0; background: none; text-align: left }
.person:hover { background: var(--raised) }
.person b, .person span { display: block }
.person span { color: var(--soft); font-size: .9375rem; overflow-wrap: anywhere }
.row { display: flex; flex-wrap: wrap; gap: .5rem }
label { display: block; margin-bottom: .5rem }
input { flex: 1 1 14rem; min-width: 0; padding: 0 .75rem; border: 1px solid var(--soft); background: var(--raised) }
.go { padding: 0 1.25rem; border: 0; background: var(--signal); color: var(--on-signal); font-weight: 600 }
.plain { margin-top: 2.25rem; padding: 0; border: 0; background: none; text-decoration: underline }
[role=alert] { color: var(--signal); font-weight: 600 }
`;

const SUBMIT_LOGOUT = `const form = document.getElementById('op.logoutForm'); form.submit();`;

/**
 * The page on which one picks who to be.
 * @param siteUrl where the forms end up by redirects
 * @param refused the address that was typed and is not ours, if any
 */
export function pickerPage(siteUrl: string, refused: string | null): IdentityPage {
  const people = personas.map(
    ({ email, given_name, family_name, role }) =>
      `<li><button class="person" name="address" value="${email}"><b>${given_name} ${family_name}</b><span>${email} · ${role}</span></button></li>`,
  );
  const alert =
    refused === null
      ? ''
      : `<p role="alert" id="refused">“${escapeHtml(refused)}” is no address ending in @yak.test.</p>`;
  const described = refused === null ? '' : ` aria-invalid="true" aria-describedby="refused" autofocus`;
  return page(
    'Sign in with Yak ID',
    `<h1>Who are you today?</h1>
<p>Yak ID runs on this machine only: pick a person, no password.</p>
<form method="post"><ul>${people.join('')}</ul></form>
<form method="post">
<h2><label for="address">Or any other address ending in @yak.test</label></h2>
<div class="row"><input id="address" name="address" type="email" required autocomplete="off" value="${escapeHtml(refused ?? '')}" placeholder="jane.doe@yak.test"${described}><button class="go">Sign in</button></div>
${alert}</form>
<form method="post"><button class="plain" name="cancel" value="yes">Cancel and go back</button></form>`,
    { formAction: `'self' ${siteUrl}` },
  );
}

/** The page that signs out at once; `form` is the provider's own form, whose id is `op.logoutForm`. */
export function logoutPage(form: string, siteUrl: string): IdentityPage {
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>');
  return page(
    'Signing out',
    `<h1>Signing out …</h1>${confirmed}
<noscript><p><button class="go" form="op.logoutForm">Sign out</button></p></noscript>
<script>${SUBMIT_LOGOUT}</script>`,
    { formAction: `'self' ${siteUrl}`, script: SUBMIT_LOGOUT },
  );
}

/** A page that only says something. */
export function noticePage(title: string, text: string, siteUrl: string): IdentityPage {
  const link = `<p><a href="${escapeHtml(siteUrl)}">Back to Yak</a></p>`;
  return page(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${link}`, { formAction: `'none'` });
}

function page(
  title: string,
  body: string,
  { formAction, script }: { formAction: string; script?: string },
): IdentityPage {
  const scripts = script === undefined ? '' : `script-src ${hashSource(script)}; `;
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    contentSecurityPolicy: `default-src 'none'; ${scripts}style-src ${hashSource(STYLE)}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
