import { comparisonPath } from '#domain/comparison/comparison-address.ts';
import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';
import { hintCookie } from '#state/session.ts';
import { fontKey } from '#state/font.ts';
import { rulesKey } from '#state/rules-opening.ts';
import { themeKey } from '#state/theme.ts';

/**
 * The one script that must run before the first paint, so that no theme and no font flashes and a signed-in reader sees
 * a placeholder instead of 'Login'; and that the header names the rules in force where styles have a
 * place for them (elements/header.ts takes it from there), and a table knows what they ask; and that who comes from a page of ours, which has fetched the
 * face of running text, reads in it. A page that a browser made ready ahead of a click reads again what
 * may have changed since, when it is shown. Printed into the head; its hash goes into the Content-Security-Policy.
 */
export const firstPaint = [
  '(d=>{function read(){',
  // What reads nothing comes last: it throws.
  `let t,f,r;try{t=localStorage.getItem(${JSON.stringify(themeKey)});r=JSON.parse(localStorage.getItem(${JSON.stringify(rulesKey)}))}catch{}`,
  `try{f=sessionStorage.getItem(${JSON.stringify(fontKey)})}catch{}`,
  "d.dataset.theme=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');",
  `d.style.setProperty('--font-text',f?'var(--font-display)':'');`,
  "if(r?.name){f=r.rules||{};d.dataset.rules=Object.keys(f).filter(k=>f[k]).join(' ');d.style.setProperty('--rules',JSON.stringify(r.name))}",
  `if(document.cookie.split('; ').includes(${JSON.stringify(hintCookie)}))d.dataset.session='loading';else delete d.dataset.session}`,
  "if(document.referrer.startsWith(location.origin+'/'))d.dataset.face='';",
  "read();if(document.prerendering)document.addEventListener('prerenderingchange',read);",
  '})(document.documentElement)',
].join('');

/** The same for the home page alone: an address with answers is drawn as its results, never as the hero. */
export const homeFirstPaint =
  "if(location.search.indexOf('department=')>0)document.documentElement.dataset.stage='results';";

/** The same for a lost page alone: a tool that may have been uploaded since the build is not called lost before anybody has looked (components/lost.astro). */
export const soughtFirstPaint = `var n=/^\\/tool[\\w-]*\\/(\\d+)\\/?$/.exec(location.pathname);if(n&&n[1]>=${FIRST_UPLOADED_ID})document.documentElement.dataset.stage='looking';`;

/** The same for the sign-in page alone: who comes from the comparison is told what that is, and sees one. */
export const comparingFirstPaint = `if(location.search.indexOf('returnTo=${encodeURIComponent(comparisonPath)}')>0)document.documentElement.dataset.stage='comparing';`;
