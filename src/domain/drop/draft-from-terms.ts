import type { RecordChange } from '#domain/record/record-changes.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import type { Fields } from '#domain/record/file-overlay.ts';
import { withNoted } from '#domain/tool/tool-field-paths.ts';
import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import { planRightNames } from '#domain/tool/plan/plan-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { draftFromCorrection } from './draft-from-correction.ts';
import { draftFromEdit } from './draft-from-edit.ts';

/**
 * What a right that moved with a confirmed sentence says as the beginning of a drop: from what to what; of a right that
 * nobody had read before, what the sentence said and says.
 * @param tool as it became by the changes
 * @param day YYYY-MM-DD, on which the new words were seen: it stands for the day of the release until an editor has read that
 * @returns null when every right has the answer that it had
 */
export function draftFromTerms(
  tool: Tool,
  changes: readonly RecordChange[],
  sentence: Correction,
  day: string,
): Fields | null {
  const before = withNoted(
    tool,
    changes.map(({ field, before: value }) => ({ field, value })),
  );
  if (deepEqual(answersOf(before), answersOf(tool))) return null;
  return { ...(draftFromEdit(tool, changes, day) ?? { ...draftFromCorrection(sentence), releaseDate: day }) };
}

function answersOf(tool: Tool) {
  return tool.plans.map((plan) =>
    planRightNames.map((name) => {
      const { answer, amountUSD } = rightOn(tool, plan, name);
      return [answer, amountUSD];
    }),
  );
}
