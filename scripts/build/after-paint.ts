import { changePieces } from './change-pieces.ts';

/** The script of every page, as Astro asks for it: its address stands between these. */
const PAGE_SCRIPT = ['<script type="module" src="', '/_astro/site-header.', '"></script>'] as const;
/** In the tag of an island that does not wait for a reader: a page that is made of them wants its code at once. */
const WAITS_FOR_NOBODY = / client="(?!intent"|overlay")|&quot;value&quot;:&quot;(?:idle|session)&quot;/;
/** What the script of every page brings as well (src/directives/run-islands.ts). */
const RUNTIME = /customElements\.define\("astro-island"|\(self\.Astro\|\|\(self\.Astro=\{\}\)\)\.(?:intent|overlay)=/;

/**
 * Fetches the script of every page once something was painted: code that runs before holds up the reader, who has nothing
 * to act upon yet. What somebody does before it is there is kept and done again: a click on a button of an island or of
 * the header, the keys that open the search, the last move of the pointer, by which a page knows that somebody is there.
 * Where nothing is painted, as in a hidden tab, it follows after the load; in a page that a browser makes ready for a
 * click that may not come nothing runs, and its first paint is when it is shown.
 */
const program = (address: string) =>
  [
    '(()=>{let act,move,types=["click","keydown","pointermove"];',
    'function keep(e){if(e.type=="pointermove"){if(e.movementX||e.movementY)move=e;return}',
    'let t=e.target,b=e.type=="click"?t.closest("astro-island button,.header button:not([popovertarget]),button[data-notify]"):null;',
    'if(b){e.preventDefault();act=()=>b.isConnected&&b.click()}',
    'else if(e.key=="/"||(e.ctrlKey||e.metaKey)&&e.key=="k")act=()=>t.dispatchEvent(new KeyboardEvent("keydown",e))}',
    'types.forEach(type=>addEventListener(type,keep,true));',
    'let fetched;function fetch(){if(fetched)return;fetched=1;',
    `import(${JSON.stringify(address)}).then(()=>{types.forEach(type=>removeEventListener(type,keep,true));act?.();move&&dispatchEvent(new PointerEvent("pointermove",move))})}`,
    'try{new PerformanceObserver(fetch).observe({type:"paint",buffered:true})}catch{}',
    'addEventListener("load",()=>document.prerendering||setTimeout(fetch,500))})()',
  ].join('');

/** The page with its script after the first paint, and without what that brings; as it is when its islands wait for nobody. */
export function startAfterPaint(html: string): string {
  const [before, name, behind] = PAGE_SCRIPT;
  const at = html.indexOf(before + name);
  if (at === -1 || waitsForNobody(html)) return html;
  const address = html.slice(at + before.length, html.indexOf(behind, at));
  const without = html.slice(0, at) + html.slice(at + before.length + address.length + behind.length);
  return changePieces(without, '<script>', '</script>', (inline) => (RUNTIME.test(inline) ? '' : inline)).replace(
    '</body>',
    () => `<script>${program(address)}</script></body>`,
  );
}

function waitsForNobody(html: string): boolean {
  let does = false;
  changePieces(html, '<astro-island ', '>', (tag) => {
    does ||= WAITS_FOR_NOBODY.test(tag);
    return tag;
  });
  return does;
}
