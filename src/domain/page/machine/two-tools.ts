import { type Pair, takeWhich } from '#domain/comparison/versus.ts';
import { type MachineFact, machineFacts, machineTool, type MachineTool } from './tool-facts.ts';

/** Two tools side by side, as programs read them. */
export interface MachineComparison {
  tools: MachineTool[];
  /** Who should take which, from tasks and facts. */
  takeWhich: string;
  /** Facts that differ, then those that do not; the values stand in the order of the tools. */
  facts: { fact: string; differs: boolean; values: MachineFact[] }[];
}

/** Lays two tools beside each other, differences first. @param site origin of the addresses */
export function machineComparison(pair: Pair, site: string): MachineComparison {
  const [ofA, ofB] = [machineFacts(pair[0]), machineFacts(pair[1])];
  const facts = ofA.flatMap((mine, index) => {
    const theirs = ofB[index];
    return theirs ? [{ fact: mine.fact, differs: mine.value !== theirs.value, values: [mine, theirs] }] : [];
  });
  return {
    tools: pair.map((tool) => machineTool(tool, site)),
    takeWhich: takeWhich(pair),
    facts: facts.sort((a, b) => Number(b.differs) - Number(a.differs)),
  };
}
