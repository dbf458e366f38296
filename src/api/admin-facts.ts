import type { EvidenceByFact, FactName } from '#domain/tool/evidence/evidence.ts';
import type { ToolPatch } from '#domain/tool/editing/edit-tool.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { DebtKind, FactTask } from '#domain/watch/fact-debt.ts';

/** A fact that waits for an editor, with what a correction of it must name. */
export interface FactOnDesk extends FactTask {
  /** `toolVersion` of the tool: a decision must name the version it was made on. */
  version: string;
  /** The values that the fact's form begins with. */
  now: Pick<Tool, 'pricing' | 'freeUse' | 'rights' | 'ethicallyTrained' | 'status'> & {
    /** On what an answer that holds for every plan hangs. */
    conditions: Record<keyof Tool['rights'], string>;
  };
}

/** What waits for editors. */
export interface FactDebtAnswer {
  /** How the watch stands, in one sentence: when it found nothing, why. */
  watch: string;
  counts: Record<DebtKind, number>;
  /** The first of them, in their order. */
  tasks: FactOnDesk[];
}

/** `confirm`: the value stands, with evidence of today; `correct`: another value; `leave`: not now. */
export type FactDecision = 'confirm' | 'correct' | 'leave' | 'undo';

export interface FactDeciding {
  /** A uuid; the same attempt again is the same decision. */
  attempt: string;
  toolId: number;
  fact: FactName;
  decision: FactDecision;
  version: string;
  reason: string;
  /** The task's mark, for what is left. */
  mark: string;
  /** Ids of messages that the decision answers. */
  reports: string[];
  /** Who told us, if they wish to be named. */
  toldBy: string | null;
  fields?: ToolPatch['fields'];
  evidence?: EvidenceByFact[FactName];
  /** The decision that is taken back. */
  undoes?: string;
}

export interface FactDecided {
  toolName: string;
  /** Version of the tool after it, for the next decision about the same tool. */
  version: string;
  /** Readers who get a letter, an hour from now unless it is taken back before. */
  told: number;
}
