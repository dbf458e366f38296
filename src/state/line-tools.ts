import { atom } from 'nanostores';
import { fetchTools } from '#api/tools.ts';
import { priceWords } from '#domain/tool/plan/price-list.ts';
import { $toolIndex, loadToolIndex } from './tool-index.ts';

/** A tool that a line may name, with its plans as their maker names them. */
export interface LineTool {
  id: number;
  name: string;
  plans: readonly { name: string; price: string }[];
}

/** Tools that lines of this page name, by number; one that is not in it was not asked for, or is not in the guide. */
export const $lineTools = atom<ReadonlyMap<number, LineTool>>(new Map());
/** Names of all tools of the guide, once somebody reached for them. */
export const $toolNames = atom<readonly { id: number; name: string }[]>([]);
/** Tools that were asked for and are not in the guide any more. */
export const $toolsGone = atom<ReadonlySet<number>>(new Set());
/** Whether plans could not be had. */
export const $lineToolsFailed = atom(false);

const asked = new Set<number>();

/** Asks for the plans of tools that are not there yet. Never throws. */
export async function loadLineTools(ids: readonly number[]): Promise<void> {
  const missing = ids.filter((id) => !asked.has(id));
  if (missing.length === 0) return;
  for (const id of missing) asked.add(id);
  try {
    const tools = await fetchTools(missing);
    $lineToolsFailed.set(false);
    $lineTools.set(new Map([...$lineTools.get(), ...tools.map((tool) => [tool.id, told(tool)] as const)]));
    const gone = missing.filter((id) => !$lineTools.get().has(id));
    if (gone.length > 0) $toolsGone.set(new Set([...$toolsGone.get(), ...gone]));
  } catch {
    for (const id of missing) asked.delete(id);
    $lineToolsFailed.set(true);
  }
}

function told({ id, name, plans }: Awaited<ReturnType<typeof fetchTools>>[number]): LineTool {
  return {
    id,
    name,
    plans: plans.map((plan) => {
      const price = plan.price ?? plan.priceYearly;
      return { name: plan.name, price: price ? priceWords(price) : '' };
    }),
  };
}

/** Fetches the names of all tools, once. Never throws. */
export async function loadToolNames(): Promise<void> {
  if ($toolNames.get().length > 0) return;
  await loadToolIndex();
  const index = $toolIndex.get();
  if (index.status === 'loaded') $toolNames.set(index.entries.map(({ id, name }) => ({ id, name })));
}
