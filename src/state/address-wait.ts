/** Says on the page that a part of it is about to become what its address asks for: until then nothing of that is seen. */
const waitMark = 'data-waits';

/** Run by such a page before that part is drawn, so that nothing that is read moves. */
export const waitScript = `if(location.search.length>1)document.documentElement.setAttribute('${waitMark}','')`;

/** Shows it. */
export function endWait(): void {
  document.documentElement.removeAttribute(waitMark);
}
