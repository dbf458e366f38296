import { labelCondition } from '#domain/tool/plan/plan-rights.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Alternative } from './alternatives.ts';

/** The one alternative to look at first. */
interface PickedAlternative {
  /** 'Closest with rights we have read'. */
  head: string;
  tool: Tool;
  /** Why, in a sentence. */
  words: string;
}

/**
 * The nearest of these whose rights were read and are good, else the nearest that costs less, else the nearest in which paid work is
 * allowed at all; null where nobody has read as much of any.
 */
export function pickAlternative(alternatives: readonly Alternative[]): PickedAlternative | null {
  const working = alternatives.filter(({ tool }) => tool.rights.commercialUse === 'yes');
  const clear = working.find(({ tool }) => tool.rights.trainsOnUploads === 'no');
  if (clear) return pick('Closest with rights we have read', clear, `${paidWork(clear.tool)}, ${uploads(clear.tool)}`);
  const cheaper = working.find(({ reason, isPriceUnconfirmed }) => reason.kind === 'price' && !isPriceUnconfirmed);
  if (cheaper) {
    const { head, words } = cheaper.reason;
    return pick('Closest that costs less', cheaper, `${head}, ${words}; ${paidWork(cheaper.tool).toLowerCase()}`);
  }
  const [allowed] = working;
  return allowed ? pick('Closest with paid work', allowed, paidWork(allowed.tool)) : null;
}

function pick(head: string, { tool }: Alternative, words: string): PickedAlternative {
  return { head, tool, words: `${words}.` };
}

function paidWork(tool: Tool): string {
  return `Paid work allowed${labelCondition(tool, 'commercialUse') === '' ? '' : ' on conditions'}`;
}

function uploads(tool: Tool): string {
  return `uploads not trained on${labelCondition(tool, 'trainsOnUploads') === '' ? '' : ', with exceptions'}`;
}
