import { onFirstAct } from '#state/first-act.ts';
import { mayBeSignedIn } from '#state/session.ts';
import { tellUnreached } from '#state/tell-unreached.ts';
import { whenIdle } from '#state/when-idle.ts';

/**
 * Parts of pages whose code comes when somebody acts; a page marks what it has. A field with `data-ahead` names the file
 * that it is looked up in, which is fetched while its island's code is still on its way. Buttons with `data-notify` open the
 * subscribe dialog, with `data-tool` for news of one tool. A tool's page (`data-facts-of`) asks at the first act what was
 * corrected since it was built. What a client's rules say of the tools on a page comes when rules are in force.
 */
export function attachOnDemand(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-notify]')) {
    button.addEventListener('click', async () => {
      try {
        const { openSubscribeDialog, topicOfButton } = await import('#state/email-subscription.ts');
        openSubscribeDialog(topicOfButton(button.dataset));
      } catch {
        tellUnreached();
      }
    });
  }
  attachVerdicts();
  document.querySelector<HTMLElement>('[data-ahead]')?.addEventListener('focus', onReach, { once: true });
  const facts = document.querySelector<HTMLElement>('[data-facts-of]');
  if (!facts) return;
  onFirstAct(['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'], () => {
    // What the act itself asked for comes first.
    whenIdle(async () => {
      const { bringUpToDate } = await import('./live-facts.ts');
      await bringUpToDate(Number(facts.dataset['factsOf']));
      if (!mayBeSignedIn()) return;
      const { tellRecall } = await import('./project-recall.ts');
      await tellRecall(Number(facts.dataset['factsOf']));
    });
  });
}

/** Rules are named on the root element before anything is drawn, and when they change (state/rules-in-force.ts). */
function attachVerdicts(): void {
  const { documentElement } = document;
  const show = () => {
    if (documentElement.dataset['rules'] !== undefined) void import('./verdicts.ts');
  };
  show();
  new MutationObserver(show).observe(documentElement, { attributeFilter: ['data-rules'] });
}

/** As the island's own request asks for it: a browser gives what it has only to one that is alike. */
function onReach({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'use-credentials';
  link.href = currentTarget.dataset['ahead'] ?? '';
  document.head.append(link);
}
