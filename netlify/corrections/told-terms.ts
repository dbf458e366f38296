import type { TermsTold } from '#domain/terms/terms-desk.schema.ts';
import { passOver } from '#netlify/stores/document-store.ts';
import { TOLD_TOOLS, termsTold, toldKey, toldToolLists } from '#netlify/stores/terms-store.ts';

/** The tools of whose terms something was confirmed. @throws StoreUnavailable */
export async function toldTools(): Promise<ReadonlySet<number>> {
  const listed = await toldToolLists.read(TOLD_TOOLS).catch(passOver);
  if (listed && listed !== 'unreadable') return new Set(listed.toolIds);
  return new Set((await termsTold.all()).map(({ toolId }) => toolId)); // those of a release that kept no list
}

/** Notes that something is about to be confirmed of a tool's terms: before it is, so that none is told and not listed. */
export async function listTold(toolId: number): Promise<void> {
  const known = await toldTools();
  await toldToolLists.change(
    TOLD_TOOLS,
    (current) => {
      const toolIds = current?.toolIds ?? [...known];
      return { write: toolIds.includes(toolId) && current ? null : { toolIds: [...toolIds, toolId] }, outcome: null };
    },
    { startAnew: true },
  );
}

/** What was confirmed of a tool's terms; null when nothing was, or it cannot be read. @throws StoreUnavailable */
export async function readTold(toolId: number): Promise<TermsTold | null> {
  const told = await termsTold.read(toldKey(toolId)).catch(passOver);
  return told === 'unreadable' ? null : told;
}
