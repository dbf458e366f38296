/** Closes the menu of a tool's page once something is chosen from it: what a choice opens would stand below the menu. */
export function attachToolMenu(): void {
  const menu = document.querySelector<HTMLElement>('#more');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button, a')) menu.hidePopover();
  });
}
