import { type FactName, factTitles } from './evidence.ts';
import type { Evidence } from './evidence.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/**
 * Sites where people talk about makers, or sum their terms up by inference: what they say is not the maker's word, nor
 * press, nor a dated transcription (docs/decisions/0029-facts-by-plan.md).
 */
const HEARSAY =
  /(^|\.)(reddit|quora|g2|capterra|trustpilot|producthunt|medium|openllmlist|shotkit|conductatlas)\.com$|(^|\.)(forum|community|discuss)\./;
const MAIL_ADDRESS = /\S@\S+\.\w/;

/** The rights on the label, each with evidence of its own name. */
export const rightNames = ['commercialUse', 'trainsOnUploads', 'indemnity'] as const satisfies readonly FactName[];

/** What keeps evidence from counting, as a remedy in words; null when it counts. */
export function evidenceRemedy({
  source,
  quote,
  readOn,
  pageDate,
}: Pick<Evidence, 'source' | 'quote' | 'readOn' | 'pageDate'>): string | null {
  if (HEARSAY.test(new URL(source).hostname))
    return 'a forum, a review, a list or an analysis does not count: name a page of the maker, a terms archive, a dated transcription or press';
  if (MAIL_ADDRESS.test(quote)) return 'quote the words without the mail address: pages print none';
  if (pageDate !== null && pageDate > readOn) return 'a page cannot be dated after the day it was read';
  return null;
}

/** A statement on training data without its source, or a source without the statement. */
export function evidenceConflicts(tool: Pick<Tool, 'ethicallyTrained' | 'ethicsEvidence'>): {
  fact: FactName;
  field: string;
  remedy: string;
}[] {
  const { ethicallyTrained, ethicsEvidence } = tool;
  if (ethicallyTrained !== '' && ethicsEvidence.length === 0)
    return [
      {
        fact: 'ethics',
        field: 'ethicallyTrained',
        remedy: 'a statement on training data needs its evidence; else leave it empty',
      },
    ];
  return ethicallyTrained === '' && ethicsEvidence.length > 0
    ? [
        {
          fact: 'ethics',
          field: 'ethicsEvidence',
          remedy: `nothing is said to “${factTitles.ethics}”: state the value that was read, or leave its evidence out`,
        },
      ]
    : [];
}
