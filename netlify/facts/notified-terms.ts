import type { TermsNotified } from '#domain/watch/terms/terms-desk.schema.ts';
import { NOTIFIED_TOOLS, termsNotified, notifiedKey, notifiedToolLists } from '#netlify/stores/terms-store.ts';

/** The tools of whose terms something was confirmed. @throws StoreUnavailable */
export async function notifiedTools(): Promise<ReadonlySet<number>> {
  const listed = await notifiedToolLists.tryRead(NOTIFIED_TOOLS);
  if (listed) return new Set(listed.toolIds);
  return new Set((await termsNotified.all()).map(({ toolId }) => toolId)); // those of a release that kept no list
}

/** Notes that something is about to be confirmed of a tool's terms: before it is, so that none is told and not listed. */
export async function listNotified(toolId: number): Promise<void> {
  const known = await notifiedTools();
  await notifiedToolLists.update(
    NOTIFIED_TOOLS,
    (current) => {
      const toolIds = current?.toolIds ?? [...known];
      return toolIds.includes(toolId) && current ? null : { toolIds: [...toolIds, toolId] };
    },
    { startAnew: true },
  );
}

/** What was confirmed of a tool's terms; null when nothing was, or it cannot be read. @throws StoreUnavailable */
export function readNotified(toolId: number): Promise<TermsNotified | null> {
  return termsNotified.tryRead(notifiedKey(toolId));
}
