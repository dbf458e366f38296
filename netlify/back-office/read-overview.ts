import type { AdminOverview } from '#api/admin-overview.ts';
import { waitingLine } from '#domain/back-office/waiting-line.ts';
import { freshness } from '#domain/tool/freshness.ts';
import { allTools } from '#netlify/catalog/catalog.ts';
import { mailSettings } from '#netlify/env.ts';
import { countWaiting } from '#netlify/mail/outbox.ts';
import { allMessages } from '#netlify/stores/message-store.ts';
import { allSubscriberKeys } from '#netlify/stores/subscription-store.ts';

/** What waits and how much there is, counted over every page of every store. @throws StoreUnavailable */
export async function readOverview(now: Date): Promise<AdminOverview> {
  const [messages, subscribers, waitingMails] = await Promise.all([allMessages(), allSubscriberKeys(), countWaiting()]);
  const { facts, confirmed, medianAgeDays, toolsWithoutAny } = freshness(allTools, now.toISOString().slice(0, 10));
  return {
    at: now.toISOString(),
    messages: waitingLine(messages.filter(({ answeredAt }) => answeredAt === null).map(({ receivedAt }) => receivedAt)),
    subscribers: { addresses: subscribers.length },
    outbox: { waiting: waitingMails, isOn: mailSettings() !== null },
    catalogue: { built: allTools.length, freshness: { facts, confirmed, medianAgeDays, toolsWithoutAny } },
  };
}
