import { hangsOn } from '#domain/tool/plan/on-some-plan.ts';
import { wayInWords } from '#domain/tool/plan/two-prices.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Alternative } from './alternatives.ts';

/** The one alternative to look at first. */
interface PickedAlternative {
  /** 'Closest with rights we have read'. */
  head: string;
  tool: Tool;
  /** What speaks for it, as it follows its name: 'free plan, uploads not trained on'. */
  why: string;
}

/**
 * The nearest of these whose rights were read and are good, else the nearest that costs less, else the nearest in which paid work is
 * allowed at all; null where nobody has read as much of any.
 */
export function pickAlternative(alternatives: readonly Alternative[]): PickedAlternative | null {
  const working = alternatives.filter(({ tool }) => tool.rights.commercialUse === 'yes');
  const clear = working.find(({ tool }) => tool.rights.trainsOnUploads === 'no');
  if (clear)
    return {
      head: 'Closest with rights we have read',
      tool: clear.tool,
      why: `${wayIn(clear.tool)}, ${uploadsOf(clear.tool)}`,
    };
  const cheaper = working.find(({ reason, isPriceUnconfirmed }) => reason.kind === 'price' && !isPriceUnconfirmed);
  if (cheaper)
    return {
      head: 'Closest that costs less',
      tool: cheaper.tool,
      why: cheaper.reason.head === 'Cheaper' ? cheaper.reason.words : wayIn(cheaper.tool),
    };
  const [allowed] = working;
  return allowed ? { head: 'Closest with paid work', tool: allowed.tool, why: wayIn(allowed.tool) } : null;
}

function wayIn(tool: Tool): string {
  const words = wayInWords(tool);
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function uploadsOf(tool: Tool): string {
  return `uploads not trained on${hangsOn(tool, 'trainsOnUploads') ? ', with exceptions' : ''}`;
}
