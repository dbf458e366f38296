import type { Mark } from '#domain/recommendation/reasons.ts';
import type { ToolPick } from '#domain/recommendation/recommend-tools.ts';
import { type Placed, placeNote } from '#domain/recommendation/tell-apart.ts';

/** Why a tool is on a list of picks, as a program gets it: what a card on the site says, with the points. @param picks the whole list */
export function machinePick(pick: ToolPick & Placed, picks: readonly Placed[]) {
  const { score, reasons, misfits, jobs } = pick;
  const note = placeNote(pick, picks);
  return {
    score: hundredths(score),
    reasons: reasons.map(rounded),
    misfits: misfits.map(rounded),
    jobs,
    ...(note === null ? {} : { note }),
  };
}

function rounded<Code>(mark: Mark<Code>): Mark<Code> {
  return { ...mark, weight: hundredths(mark.weight) };
}

function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}
