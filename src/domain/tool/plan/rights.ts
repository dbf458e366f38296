import type { RightsAnswer } from '#domain/tool/tool-words.ts';
import type { PlanRight, PlanRights } from './plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

const words: Record<RightsAnswer, string> = {
  yes: 'Yes',
  no: 'No',
  'opt-out': 'Yes, unless switched off',
  depends: 'Depends',
  'maker silent': 'The maker doesn’t say',
  disputed: 'Disputed',
  'does not apply': 'Does not apply',
  'not read': 'Not read yet',
};

/** An answer on the rights label in words: 'Maker silent' (the page was read and says nothing) is not 'Not read yet'. */
export function rightsText(answer: RightsAnswer): string {
  return words[answer];
}

/**
 * How words of a maker are read as an answer on the rights label (docs/decisions/0029). Only what a quote shows by itself
 * is checked here; English only, because other languages would need words of their own.
 */

/** The maker says that it does not claim what one makes: that is no permission. */
const CLAIMS_NOTHING = /(\b(not|no|never)|n['’]t) (\w+ ){0,2}(claim|ownership)/i;
/** Words that give the output to whoever made it, or permit paid work. */
const PERMITS =
  /\byou (\w+ ){0,3}own\b|\byours\b|\bcustomer (shall )?own|commercial|business purposes|lawful purpose|any purpose|exploit|\bsell\b|assign to you|not restrict/i;
/** The maker passes the risk on: nothing is warranted, or whoever uses it answers for claims. */
const PASSES_RISK_ON =
  /indemnif|indemnity|harmless|warrant|as is|not be liable|liability|assume all risks|will defend|you are (solely )?responsible/i;
/** What a page about such a promise says when somebody looked for it and found none. */
const LOOKED_FOR = /no .{0,20}indemnity clause|no .{0,20}indemnif\w+ (is|was)? ?(found|stated)/i;

/** What of a tool's rights says more, or something else, than its words do: of every plan, and of the terms for all. */
export function rightsWordingConflicts({ plans, baseRights }: Pick<Tool, 'plans' | 'baseRights'>): {
  field: string;
  remedy: string;
}[] {
  return [
    ...plans.flatMap(({ rights }, index) => wordingOf(rights, `plans.${index}.rights`)),
    ...wordingOf(baseRights, 'baseRights'),
  ];
}

function wordingOf({ commercialUse, indemnity }: PlanRights, field: string): { field: string; remedy: string }[] {
  const said = (right: PlanRight | undefined) =>
    (right?.evidence ?? []).map(({ quote, english }) => english ?? quote).join(' ');
  const [permission, risk] = [said(commercialUse), said(indemnity)];
  const conflicts: { field: string; remedy: string }[] = [];
  if (commercialUse?.answer === 'yes' && CLAIMS_NOTHING.test(permission) && !PERMITS.test(permission))
    conflicts.push({
      field: `${field}.commercialUse`,
      remedy: "that a maker claims no ownership permits nothing: quote the words that permit, or write 'maker silent'",
    });
  if (indemnity?.answer === 'maker silent' && PASSES_RISK_ON.test(risk) && !LOOKED_FOR.test(risk))
    conflicts.push({
      field: `${field}.indemnity`,
      remedy: "terms that warrant nothing, or let the user answer for claims, are not silent: write 'no'",
    });
  if (indemnity?.answer === 'no' && risk !== '' && !PASSES_RISK_ON.test(risk))
    conflicts.push({
      field: `${field}.indemnity`,
      remedy: "quote the words that pass the risk on, or write 'maker silent' when the page says nothing",
    });
  return conflicts;
}
