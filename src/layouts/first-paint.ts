import { FIRST_UPLOADED_ID } from '#domain/tool/merge-tools.ts';
import { hintCookie } from '#state/session.ts';
import { fontKey } from '#state/font.ts';
import { themeKey } from '#state/theme.ts';

/**
 * The one script that must run before the first paint, so that no theme and no font flashes and a signed-in reader sees
 * a placeholder instead of 'Login'; and that a tool which may have been uploaded since the build is not called lost
 * before anybody has looked (components/lost.astro). It also keeps the console quiet when the browser gives up the
 * animation between two pages, as it does for a slow page or a quick second click: the browser calls that an unhandled
 * rejection (github.com/w3c/csswg-drafts/issues/13726). Printed into the head; its hash goes into the Content-Security-Policy.
 */
export const firstPaint = [
  '(function(d){',
  `var t;try{t=localStorage.getItem(${JSON.stringify(themeKey)})}catch(e){}`,
  "d.dataset.theme=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');",
  `try{var f=sessionStorage.getItem(${JSON.stringify(fontKey)});if(f)d.dataset.font=f}catch(e){}`,
  `if(document.cookie.split('; ').indexOf(${JSON.stringify(hintCookie)})>=0)d.dataset.session='loading';`,
  "if(/^\\/(altaloma-fluid-mockup)?$/.test(location.pathname)&&location.search.indexOf('department=')>0)d.dataset.stage='results';",
  `var n=/^\\/tool[\\w-]*\\/(\\d+)\\/?$/.exec(location.pathname);if(n&&n[1]>=${FIRST_UPLOADED_ID})d.dataset.stage='looking';`,
  "addEventListener('unhandledrejection',function(e){if(/^Transition was (aborted|skipped)/.test(e.reason&&e.reason.message))e.preventDefault()});",
  '})(document.documentElement)',
].join('');
