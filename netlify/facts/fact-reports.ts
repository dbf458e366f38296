import type { FactName } from '#domain/tool/evidence/evidence.ts';
import type { FactReport } from '#domain/watch/fact-debt.ts';
import { type FactDesk, MAX_REPORTS } from '#domain/watch/fact-desk.schema.ts';
import type { Message } from '#domain/letters/message.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { changeFactDesk, readFactDesk } from '#netlify/stores/fact-desk-store.ts';
import { updateInLine } from '#netlify/stores/desk-lines.ts';
import { messages, ownedMessages } from '#netlify/stores/message-store.ts';

const READS_AT_ONCE = 16;

/** Puts a reader's message on the desk, once. @throws StoreUnavailable */
export async function noteReport(
  messageId: string,
  { toolId, fact }: { toolId: number; fact: FactName },
  now: Date,
): Promise<void> {
  await changeFactDesk((desk) => {
    if (desk.reports.some((report) => report.messageId === messageId)) return desk;
    const report = { messageId, toolId, fact, at: now.toISOString(), answeredBy: null };
    return { ...desk, reports: [...desk.reports, report].slice(-MAX_REPORTS) };
  });
}

/** What readers told and nobody has answered, by `toolId fact`; a message that is gone is none. @throws StoreUnavailable */
export async function openReports({ reports }: FactDesk): Promise<Map<string, FactReport[]>> {
  const open = reports.filter(({ answeredBy }) => answeredBy === null);
  const read = await atOnce(open, READS_AT_ONCE, ({ messageId }) => messages.tryRead(messageId));
  const found = open.flatMap(({ toolId, fact, at }, index) => {
    const message = read[index];
    if (!message || message.answeredAt !== null) return [];
    return [{ key: `${toolId} ${fact}`, report: { id: message.id, name: message.name, words: message.message, at } }];
  });
  return new Map([...Map.groupBy(found, ({ key }) => key)].map(([key, all]) => [key, all.map(({ report }) => report)]));
}

/**
 * Marks messages as answered by a decision, or as open again.
 * @returns the messages, so that their writers can be told
 * @throws StoreUnavailable
 */
export async function settleReports(
  ids: readonly string[],
  about: { toolId: number; fact: FactName },
  decision: string | null,
  now: Date,
): Promise<Message[]> {
  const desk = await readFactDesk();
  const own = new Set(
    desk.reports
      .filter(({ toolId, fact }) => toolId === about.toolId && fact === about.fact)
      .map((one) => one.messageId),
  );
  const wanted = ids.filter((id) => own.has(id));
  if (wanted.length === 0) return [];
  await changeFactDesk((current) => ({
    ...current,
    reports: current.reports.map((report) =>
      wanted.includes(report.messageId) ? { ...report, answeredBy: decision } : report,
    ),
  }));
  const settled = await atOnce(wanted, READS_AT_ONCE, (id) =>
    updateInLine(
      ownedMessages,
      id,
      (current) => current && { ...current, answeredAt: decision === null ? null : now.toISOString() },
    ),
  );
  return settled.filter((message) => message !== null);
}
