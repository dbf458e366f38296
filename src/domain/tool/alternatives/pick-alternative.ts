import { type Alternative, byReason } from './alternatives.ts';

/** Alternatives that stand together, under what they have in common; the first alone, under what makes it so: 'the nearest that costs less'. */
type Group<T extends Alternative> = ReturnType<typeof byReason<T>>[number];

/**
 * The one alternative to look at first, then the others by what one would leave the tool for. The first is what replaces the tool,
 * else the nearest whose rights were read and are good, else the nearest that costs less, else the nearest in which paid work is allowed at all; none
 * where nobody has read as much of any.
 */
export function pickFirst<T extends Alternative>(
  alternatives: readonly T[],
  isUnread: Parameters<typeof byReason<T>>[1],
  replacedBy: number | null,
): { pick: Group<T> | null; groups: Group<T>[] } {
  const found = pickAlternative(alternatives, replacedBy);
  return {
    pick: found && { title: found.head, anchor: 'closest', own: [found.pick] },
    groups: byReason(
      alternatives.filter((one) => one !== found?.pick),
      isUnread,
    ),
  };
}

function pickAlternative<T extends Alternative>(
  alternatives: readonly T[],
  replacedBy: number | null,
): { head: string; pick: T } | null {
  const heir = alternatives.find(({ tool }) => tool.id === replacedBy);
  if (heir) return { head: 'what replaces it', pick: heir };
  const working = alternatives.filter(({ tool }) => tool.rights.commercialUse === 'yes');
  const clear = working.find(({ tool }) => tool.rights.trainsOnUploads === 'no');
  if (clear) return { head: 'the nearest that allows paid work and keeps uploads out of training', pick: clear };
  const cheaper = working.find(({ reason, isPriceUnconfirmed }) => reason.kind === 'price' && !isPriceUnconfirmed);
  if (cheaper) return { head: 'the nearest that costs less', pick: cheaper };
  const [allowed] = working;
  return allowed ? { head: 'the nearest that allows paid work', pick: allowed } : null;
}
