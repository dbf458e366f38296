import type { FactName } from '#domain/tool/evidence/evidence.ts';
import type { RightStatement } from '#domain/tool/evidence/state-facts.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';
import { request } from './request.ts';

/** A document in which something changed, and the tools whose facts were read on it. */
export interface TermsOnDesk {
  source: string;
  tools: { id: number; name: string; saves: number }[];
  /** The first of what waits, rights first. */
  changes: TermsChange[];
  /** All that waits. */
  waiting: number;
}

export interface TermsDeskAnswer {
  /** What waits in all documents, and how much of it is about rights. */
  waiting: number;
  rights: number;
  /** Documents with a change about rights first, then by readers' saves. */
  documents: TermsOnDesk[];
}

export interface TermsDecided extends TermsDeskAnswer {
  /** Key of the drop that was drafted about a right that changed; null without one. */
  drop: string | null;
}

export interface TermsDeciding {
  /** A uuid; the same attempt again is the same decision. */
  attempt: string;
  source: string;
  /** `confirm`: readers are told; `aside`: it means nothing to them; `undo`: the decision `undoes` is taken back. */
  decision: 'confirm' | 'aside' | 'undo';
  /** Ids of changes: one that is confirmed, any number that are set aside. */
  ids: string[];
  /** What is confirmed: about which tool and fact, and what it means in one sentence. */
  about?: {
    toolId: number;
    fact: FactName;
    meaning: string;
    /** A right that changed with it, and the version of the tool that the editor saw; without it the facts stand. */
    right?: RightStatement & { version: string };
  };
  undoes?: string;
}

/** @throws CallError `unauthorized`, `forbidden` */
export function fetchTermsDesk(): Promise<TermsDeskAnswer> {
  return request('GET', '/api/admin/terms');
}

/**
 * @returns what waits then. @throws CallError `not_found` when the change is not there any more, `tool_changed` when somebody
 *   was faster, `tool_refused` when a field of the right needs another look, `change_superseded` when it was changed since
 */
export function decideTerms(deciding: TermsDeciding): Promise<TermsDecided> {
  return request('POST', '/api/admin/terms', deciding);
}
