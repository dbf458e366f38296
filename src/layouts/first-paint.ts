import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';
import { hintCookie } from '#state/session.ts';
import { fontKey } from '#state/font.ts';
import { rulesKey } from '#state/rules-opening.ts';
import { themeKey } from '#state/theme.ts';

/**
 * The one script that must run before the first paint, so that no theme and no font flashes and a signed-in reader sees
 * a placeholder instead of 'Login'; and that a tool which may have been uploaded since the build is not called lost
 * before anybody has looked (components/lost.astro); and that the header names the rules in force where styles have a
 * place for them. A page that a browser made ready ahead of a click reads again what may have changed since, when it is
 * shown; rules also when it comes back, or another tab changed them. Printed into the head; its hash goes into the
 * Content-Security-Policy.
 */
export const firstPaint = [
  '(function(d){',
  'function rules(){',
  `var r;try{r=JSON.parse(localStorage.getItem(${JSON.stringify(rulesKey)})).name}catch(e){}`,
  "if(r){d.dataset.rules='';d.style.setProperty('--rules',JSON.stringify(r))}else delete d.dataset.rules}",
  'function read(){rules();',
  `var t,f;try{t=localStorage.getItem(${JSON.stringify(themeKey)})}catch(e){}`,
  `try{f=sessionStorage.getItem(${JSON.stringify(fontKey)})}catch(e){}`,
  "d.dataset.theme=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');",
  'if(f)d.dataset.font=f;else delete d.dataset.font;',
  `if(document.cookie.split('; ').indexOf(${JSON.stringify(hintCookie)})>=0)d.dataset.session='loading';else delete d.dataset.session}`,
  "read();addEventListener('storage',rules);addEventListener('pageshow',function(e){if(e.persisted)rules()});",
  "if(document.prerendering)document.addEventListener('prerenderingchange',read);",
  "if(/^\\/(altaloma-fluid-mockup)?$/.test(location.pathname)&&location.search.indexOf('department=')>0)d.dataset.stage='results';",
  `var n=/^\\/tool[\\w-]*\\/(\\d+)\\/?$/.exec(location.pathname);if(n&&n[1]>=${FIRST_UPLOADED_ID})d.dataset.stage='looking';`,
  '})(document.documentElement)',
].join('');
