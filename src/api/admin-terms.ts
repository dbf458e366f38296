import type { FactName } from '#domain/tool/evidence/evidence.ts';
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

export interface TermsDeciding {
  /** A uuid; the same attempt again is the same decision. */
  attempt: string;
  source: string;
  /** `confirm`: readers are told; `aside`: it means nothing to them; `undo`: the decision `undoes` is taken back. */
  decision: 'confirm' | 'aside' | 'undo';
  /** Ids of changes: one that is confirmed, any number that are set aside. */
  ids: string[];
  /** What is confirmed: about which tool and fact, and what it means in one sentence. */
  about?: { toolId: number; fact: FactName; meaning: string };
  undoes?: string;
}

/** @throws CallError `unauthorized`, `forbidden` */
export function fetchTermsDesk(): Promise<TermsDeskAnswer> {
  return request('GET', '/api/admin/terms');
}

/** @returns what waits then. @throws CallError `not_found` when the change is not there any more */
export function decideTerms(deciding: TermsDeciding): Promise<TermsDeskAnswer> {
  return request('POST', '/api/admin/terms', deciding);
}
