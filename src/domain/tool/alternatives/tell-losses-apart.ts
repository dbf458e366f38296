/** What several alternatives give up: once for most of them, the rest one by one. */
interface LossesApart {
  most: string[];
  /** In the order of the alternatives. */
  each: {
    /** What it loses besides. */
    loses: string[];
    /** What most lose and it does not. */
    keeps: string[];
  }[];
}

/** Of so few everything is shared by chance. */
const TOLD_ONCE_FROM = 4;
/** Share of the alternatives from which on something is told once for most of them. */
const MOST = 0.6;

/** Tells the alternatives of one tool apart by what they lose. */
export function tellLossesApart(alternatives: readonly { losses: readonly string[] }[]): LossesApart {
  const all = new Set(alternatives.flatMap(({ losses }) => losses));
  // A price is told at the tool whose it is.
  const isOfMost = (loss: string) =>
    !loss.includes('(') &&
    alternatives.filter(({ losses }) => losses.includes(loss)).length >= MOST * alternatives.length;
  const most = alternatives.length < TOLD_ONCE_FROM ? [] : [...all].filter(isOfMost);
  return {
    most,
    each: alternatives.map(({ losses }) => ({
      loses: losses.filter((loss) => !most.includes(loss)),
      keeps: most.filter((loss) => !losses.includes(loss)),
    })),
  };
}
