import { type Alternative, byReason } from './alternatives.ts';

/** Alternatives that stand together, under what they have in common. */
type Group<T extends Alternative> = ReturnType<typeof byReason<T>>[number];

/**
 * The one alternative to look at first, then the others by what one would leave the tool for. The first is the nearest whose
 * rights were read and are good, else the nearest that costs less, else the nearest in which paid work is allowed at all; none
 * where nobody has read as much of any.
 */
export function pickFirst<T extends Alternative>(
  alternatives: readonly T[],
  isUnread: Parameters<typeof byReason<T>>[1],
): { pick: Group<T> | null; groups: Group<T>[] } {
  const found = pickAlternative(alternatives);
  return {
    pick: found && { title: found.head, anchor: 'closest', own: [found.pick] },
    groups: byReason(
      alternatives.filter((one) => one !== found?.pick),
      isUnread,
    ),
  };
}

function pickAlternative<T extends Alternative>(alternatives: readonly T[]): { head: string; pick: T } | null {
  const working = alternatives.filter(({ tool }) => tool.rights.commercialUse === 'yes');
  const clear = working.find(({ tool }) => tool.rights.trainsOnUploads === 'no');
  if (clear) return { head: 'Closest with clear rights', pick: clear };
  const cheaper = working.find(({ reason, isPriceUnconfirmed }) => reason.kind === 'price' && !isPriceUnconfirmed);
  if (cheaper) return { head: 'Closest that costs less', pick: cheaper };
  const [allowed] = working;
  return allowed ? { head: 'Closest with paid work', pick: allowed } : null;
}
