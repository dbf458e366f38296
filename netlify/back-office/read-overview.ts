import type { AdminOverview } from '#api/admin-overview.ts';
import { waitingLine } from '#domain/back-office/waiting-line.ts';
import { freshness } from '#domain/tool/freshness.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { allTools, fileTools } from '#netlify/catalog/catalog.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { mailSettings } from '#netlify/env.ts';
import { countWaiting } from '#netlify/mail/outbox.ts';
import { passOver } from '#netlify/stores/document-store.ts';
import { messages } from '#netlify/stores/message-store.ts';
import { WALK, recordWalks } from '#netlify/stores/record-walk-store.ts';
import { submissions } from '#netlify/stores/submission-store.ts';
import { subscribers } from '#netlify/stores/subscription-store.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';

/** What waits and how much there is, counted over every page of every store. @throws StoreUnavailable */
export async function readOverview(now: Date): Promise<AdminOverview> {
  const [head, { tools }, subscriberKeys, waitingMails] = await Promise.all([
    readToolHead().catch(passOver),
    currentCatalogue(),
    subscribers.keys(),
    countWaiting(),
  ]);
  const allSubmissions = await submissions.all(); // these two read every record, many at a time: one after the other is enough for a store
  const allMessages = await messages.all();
  const { headline, medianAgeDays, toolsWithoutAny } = freshness(tools, now.toISOString().slice(0, 10));
  const [last] = head === 'unreadable' ? [] : head.uploads;
  return {
    at: now.toISOString(),
    uploads: {
      last: last
        ? { at: last.at, kind: last.kind, created: last.created, updated: last.updated, isUndone: last.undone !== null }
        : null,
    },
    review: waitingLine(allSubmissions.filter(({ decision }) => decision === null).map(({ receivedAt }) => receivedAt)),
    messages: waitingLine(
      allMessages.filter(({ answeredAt }) => answeredAt === null).map(({ receivedAt }) => receivedAt),
    ),
    unreadable: await readUnreadable(),
    subscribers: { addresses: subscriberKeys.length },
    outbox: { waiting: waitingMails, isOn: mailSettings() !== null },
    catalogue: {
      tools: tools.length,
      uploaded: lacking(tools, fileTools),
      awaitingBuild: lacking(tools, allTools),
      freshness: { headline, medianAgeDays, toolsWithoutAny },
    },
  };
}

/** What the last walk over all records could not read, and the one that is under way. */
async function readUnreadable(): Promise<AdminOverview['unreadable']> {
  const stored = await recordWalks.readStored(WALK).catch(passOver);
  if (stored === 'unreadable') return { count: 1, places: [`${recordWalks.name}/${WALK}`], checkedAt: null };
  const { seen, last } = stored?.document ?? { seen: null, last: null };
  const places = [...new Set([...(last?.places ?? []), ...(seen?.places ?? [])])];
  return { count: Math.max(last?.unreadable ?? 0, places.length), places, checkedAt: last?.finishedAt ?? null };
}

/** How many tools are not among those others. */
function lacking(tools: readonly Tool[], among: readonly Tool[]): number {
  const known = new Set(among.map(({ id }) => id));
  return tools.filter(({ id }) => !known.has(id)).length;
}
