import { openSubscribeDialog, topicOfButton } from '#state/email-subscription.ts';

/** Buttons with `data-notify` open the subscribe dialog; with `data-tool` for news of one tool. */
export function attachNotifyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-notify]')) {
    button.addEventListener('click', () => openSubscribeDialog(topicOfButton(button.dataset)));
  }
}
