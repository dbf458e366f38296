import { $comparison } from '#state/comparison-list.ts';
import { hasIntent, keepIntent } from '#state/intent.ts';
import { $localRules, hasLocal } from '#state/local-saves.ts';
import { markLocalRules } from '#state/rules-mark.ts';
import { openRules } from '#state/rules-opening.ts';
import { $session, loadSession, mayBeSignedIn } from '#state/session.ts';
import { tellUnreached } from '#state/tell-unreached.ts';
import { $theme, readTheme, switchTheme } from '#state/theme.ts';

/** Brings the pre-rendered header to life: menu, theme switch, and who is signed in. Without it every link still works. */
export function attachHeader(): void {
  tellHeight();
  attachMenu();
  attachTheme();
  attachSession();
  attachComparison();
  attachRules();
}

/**
 * Where what stays in view begins: below the bar, however many lines it has, but for the row of rules that goes with the page on
 * a phone; at the top where all of the header goes with it.
 */
function tellHeight(): void {
  const header = document.querySelector<HTMLElement>('.header');
  const bar = header?.querySelector<HTMLElement>('.bar');
  if (!header || !bar) return;
  const tell = () => {
    const { position, top } = getComputedStyle(header);
    const stays = position === 'static' ? 'calc(-1 * var(--fringe))' : `${bar.offsetHeight + Number.parseFloat(top)}px`;
    document.documentElement.style.setProperty('--header', stays);
  };
  new ResizeObserver(tell).observe(bar);
}

function attachRules(): void {
  const opener = document.querySelector<HTMLElement>('.rules-opener');
  document.querySelector('.rules-off')?.addEventListener('click', async () => {
    try {
      const { switchOff } = await import('#state/rules-in-force.ts');
      switchOff();
    } catch {
      return tellUnreached();
    }
    // This button goes with the rules: the focus moves to where others are chosen.
    opener?.focus();
    if (document.activeElement !== opener) document.querySelector<HTMLElement>('.menu-toggle')?.focus();
  });
  opener?.addEventListener('click', () => {
    // What was chosen colours the page, and an open menu would cover it.
    const menu = document.querySelector<HTMLElement>('.menu-toggle[aria-expanded="true"]');
    menu?.click();
    menu?.focus();
    openRules();
  });
  addEventListener('storage', markLocalRules);
  addEventListener('pageshow', ({ persisted }) => persisted && markLocalRules());
  document.addEventListener('prerenderingchange', markLocalRules);
}

function attachMenu(): void {
  const toggle = document.querySelector<HTMLButtonElement>('.menu-toggle');
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!toggle || !menu) return;
  const setOpen = (open: boolean) => toggle.setAttribute('aria-expanded', String(open));
  toggle.addEventListener('click', () => setOpen(toggle.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || toggle.getAttribute('aria-expanded') !== 'true') return;
    setOpen(false);
    toggle.focus();
  });
}

function attachTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('.theme');
  if (!button) return;
  readTheme();
  $theme.subscribe((theme) => button.setAttribute('aria-pressed', String(theme === 'dark')));
  button.addEventListener('click', switchTheme);
}

function attachSession(): void {
  if (!mayBeSignedIn()) {
    turnAwayFromSignIn();
    return;
  }
  $session.listen((session) => {
    if (session.status === 'loading' || session.status === 'unreadable') return; // the placeholder stays
    if (session.status === 'signed-out') {
      delete document.documentElement.dataset['session'];
      turnAwayFromSignIn();
      return;
    }
    document.documentElement.dataset['session'] = 'in';
    const { user } = session;
    fill('email', user.email || 'User');
    fill('plan', user.isPremium ? 'Core' : 'Fringe');
    showFor(user.isPremium ? 'core' : 'fringe');
    for (const place of document.querySelectorAll('[data-fill="admin"], [data-admin]'))
      place.toggleAttribute('hidden', !user.isAdmin);
    showFace(user.profileImageUrl, user.firstName || user.email);
    const hasRules = user.isPremium && $localRules.get().length > 0;
    if (hasLocal() || hasRules || hasIntent()) void import('#state/resume.ts').then(({ resume }) => resume());
  });
  void loadSession();
}

/** Who reads on without having signed in has let go of what they had wanted to sign in for. */
function turnAwayFromSignIn(): void {
  if (location.pathname !== '/login') keepIntent('account', null);
}

/** Shows the way to the comparison on every page but its own, once something is on the list. */
function attachComparison(): void {
  const way = document.querySelector<HTMLElement>('.comparing');
  if (!way) return;
  $comparison.subscribe((list) => {
    way.hidden = list.length === 0;
    const count = way.querySelector('b');
    if (count) count.textContent = `In comparison (${list.length})`;
  });
}

/** Shows what a page has ready for readers on this plan, in place of what it has for the others. */
function showFor(plan: 'core' | 'fringe'): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-plan]'))
    place.hidden = place.dataset['plan'] !== plan;
}

/** Writes what only the session knows wherever a page has kept a place for it. */
function fill(name: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-fill="${name}"]`)) place.textContent = text;
}

/** The first letter, and in its place the profile picture once it is there. */
function showFace(picture: string | null, name: string): void {
  const face = document.querySelector('.avatar-face');
  if (!face) return;
  face.textContent = name.slice(0, 1);
  if (picture === null) return;
  const image = new Image(38, 38);
  image.alt = '';
  image.addEventListener('load', () => face.replaceChildren(image));
  image.src = picture;
}
