import type { Loss } from './weigh-alternative.ts';

/** What several alternatives give up: once for most of them, the rest one by one. */
interface LossesApart {
  /** How they fall short. */
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

/** An alternative with its losses. */
interface Losing {
  losses: readonly Loss[];
  /** Nobody has read its rights, which is said apart: it is no loss of its own. */
  hasUnreadRights: boolean;
}

/** Tells the alternatives of one tool apart by what they lose. */
export function tellLossesApart(alternatives: readonly Losing[]): LossesApart {
  const read = alternatives.map(({ losses, hasUnreadRights }) =>
    losses.filter(({ isRight }) => !(isRight && hasUnreadRights)),
  );
  // A price is told at the tool whose it is.
  const told = new Map(
    read.flatMap((losses) => losses.filter(({ isPrice }) => !isPrice)).map(({ has, lacks }) => [lacks, has]),
  );
  const lacksIt = (losses: readonly Loss[], lacks: string) => losses.some((loss) => loss.lacks === lacks);
  const isOfMost = (lacks: string) =>
    read.filter((losses) => lacksIt(losses, lacks)).length >= MOST * alternatives.length;
  const most = alternatives.length < TOLD_ONCE_FROM ? [] : [...told.keys()].filter(isOfMost);
  return {
    most,
    each: alternatives.map(({ losses }, index) => ({
      loses: (read[index] ?? []).map(({ lacks }) => lacks).filter((lacks) => !most.includes(lacks)),
      keeps: most.filter((lacks) => !lacksIt(losses, lacks)).map((lacks) => told.get(lacks) ?? ''),
    })),
  };
}
