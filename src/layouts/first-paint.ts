import { hintCookie } from '#state/session.ts';
import { fontKey } from '#state/font.ts';
import { themeKey } from '#state/theme.ts';

/**
 * The one script that must run before the first paint, so that no theme and no font flashes and a signed-in reader sees
 * a placeholder instead of 'Login'. Printed into the head; its hash goes into the Content-Security-Policy.
 */
export const firstPaint = [
  '(function(d){',
  `var t;try{t=localStorage.getItem(${JSON.stringify(themeKey)})}catch(e){}`,
  "d.dataset.theme=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');",
  `try{var f=sessionStorage.getItem(${JSON.stringify(fontKey)});if(f)d.dataset.font=f}catch(e){}`,
  `if(document.cookie.split('; ').indexOf(${JSON.stringify(hintCookie)})>=0)d.dataset.session='loading';`,
  "if(/^\\/(altaloma-fluid-mockup)?$/.test(location.pathname)&&location.search.indexOf('department=')>0)d.dataset.stage='results';",
  '})(document.documentElement)',
].join('');
