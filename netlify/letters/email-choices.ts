import type { EmailChoices, EmailPreferences } from '#api/email-preferences.contract.ts';
import { birthOf, isBornAs } from '#domain/person/birth.ts';
import { mailChoices } from '#domain/person/mail-preferences.ts';
import { listChoices } from '#domain/letters/mail-consent.ts';
import { type MailList, type Topic, isConfirmed, makeTopic, mailLists } from '#domain/person/subscriber.ts';
import { chooseTopics, leaveLists } from '#domain/letters/subscriber-rules.ts';
import { hasEnded } from '#netlify/stores/deletion-store.ts';
import { subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { type MailReader, readerOf } from './mail-reader.ts';
import type { LinkHolder } from './reader-link.ts';

/** Which mails go to the holder of a link, as things stand. @throws StoreUnavailable */
export async function readEmailChoices(holder: LinkHolder): Promise<EmailPreferences> {
  return preferencesOf(await readerOf(holder));
}

/**
 * Saves which mails go to the holder of a link, by subscription and by account. A kind of mail that was on and of which
 * nothing is left is refused for the address, whoever asks for it; with everything off, all kinds are.
 * @throws StoreUnavailable
 */
export async function saveEmailChoices(
  holder: LinkHolder,
  choices: EmailChoices,
  now: Date,
): Promise<EmailPreferences> {
  const reader = await readerOf(holder);
  const { user, hasAccount } = reader;
  const chosen = { ...choices, account: user && choices.account };
  const before = preferencesOf(reader);
  const isNothing = mailLists.every((list) => !isOn(chosen, list));
  const refused = mailLists.filter((list) => !isOn(chosen, list) && (isNothing || isOn(before, list)));
  const topics = topicsOf(chosen);
  await subscribers.update(reader.addressKey, (current) => {
    const known = current ?? (topics.length > 0 || hasAccount ? subscriberOf(reader.address, now) : null);
    return known && leaveLists(chooseTopics(known, topics, now), refused, now);
  });
  const { account } = chosen;
  if (user) {
    const changed = await changeUser(user.id, (current) => ({
      write:
        account && isBornAs(current, birthOf(user))
          ? { ...current, preferences: { ...current.preferences, ...account, changedAt: now.toISOString() } }
          : null,
      outcome: null,
    }));
    if (!changed.ok && (await hasEnded(user))) await subscribers.remove(reader.addressKey); // nothing may come back
  }
  return readEmailChoices(holder);
}

/** Whether anything asks for this kind of mail. */
function isOn({ general, freshDrops, tools, account }: EmailChoices, list: MailList): boolean {
  const byAddress: Record<MailList, boolean> = {
    digest: general || freshDrops,
    alerts: tools.length > 0,
    news: general,
  };
  return byAddress[list] || listChoices[list].some((choice) => account?.[choice]);
}

function topicsOf({ general, freshDrops, tools }: EmailChoices): Topic[] {
  return [
    ...(general ? [makeTopic('general', null)] : []),
    ...(freshDrops ? [makeTopic('fresh-drops', null)] : []),
    ...[...new Set(tools)].map((name) => makeTopic('tool-updates', name)),
  ];
}

function preferencesOf({ address, user, subscriber }: MailReader): EmailPreferences {
  const topics = (subscriber?.topics ?? []).filter(isConfirmed);
  const has = (context: Topic['context']) =>
    topics.some((topic) => topic.context === context && topic.toolName === null);
  return {
    address,
    general: has('general') || has('tool-updates'),
    freshDrops: has('fresh-drops'),
    tools: topics.flatMap(({ toolName }) => toolName ?? []),
    account:
      user &&
      (Object.fromEntries(mailChoices.map((choice) => [choice, user.preferences[choice]])) as EmailChoices['account']),
  };
}
