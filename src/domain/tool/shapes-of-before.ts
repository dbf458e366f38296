import { recordOf, toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { type EvidenceByFact, type FactName, factNames } from '#domain/tool/evidence/evidence.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { type Statement, stateFacts } from '#domain/tool/evidence/state-facts.ts';
import type { Pricing, Rights } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool, ToolRecord } from './tool.schema.ts';
import type { FreeUse } from './tool-words.ts';
import { laterFields } from './later-fields.ts';
import { isFields } from './tool-field-paths.ts';

type Fields = Record<string, unknown>;

/** Rights as they were stored before the guide told a silent maker from an unread page: 'not stated' is 'not read'. */
export function rightsOfBefore(rights: unknown): unknown {
  if (!isFields(rights)) return rights;
  return Object.fromEntries(
    Object.entries(rights).map(([name, answer]) => [name, answer === 'not stated' ? 'not read' : answer]),
  );
}

/** Facts as uploads stored them before tools had plans. */
export interface FactsOfBefore {
  pricing?: Pricing;
  freeUse?: FreeUse;
  rights?: Partial<Rights>;
  evidence?: Partial<EvidenceByFact>;
}

/** What an upload stored of a tool: today's fields, and facts without plans. */
interface Stored {
  fields: Fields;
  facts: FactsOfBefore;
}

/**
 * Tells facts without plans from today's fields. `budgetRange` by hand, `facts` without quotes and the price list go: they
 * are worked out.
 */
function storedOf(fields: Fields): Stored {
  const {
    budgetRange,
    facts: _,
    pricing,
    standardPricing: __,
    freeUse,
    rights,
    evidence,
    priceOfYes: ___,
    ...rest
  } = fields;
  const free = freeUse ?? (budgetRange === 'free' ? 'yes' : undefined);
  return {
    fields: rest,
    facts: {
      ...(pricing !== undefined && { pricing: pricing as Pricing }),
      ...(free !== undefined && { freeUse: free as FreeUse }),
      ...(rights !== undefined && { rights: rightsOfBefore(rights) as Partial<Rights> }),
      ...(evidence !== undefined && { evidence: evidence as EvidenceByFact }),
    },
  };
}

/** Fields of a change as they were stored: what is not today's is put under `stated`. */
export function changeOfBefore(change: unknown): unknown {
  if (!isFields(change) || !isFields(change['fields']) || !isFields(change['over'])) return change;
  const [after, before] = [storedOf(change['fields']), storedOf(change['over'])];
  const isToday = Object.keys(after.facts).length === 0;
  return {
    ...change,
    fields: after.fields,
    over: before.fields,
    ...(!isToday && { stated: { facts: after.facts, over: before.facts } }),
  };
}

/** The record of a whole tool as it was stored; one in today's shape stays as it is. */
export function recordOfBefore(tool: unknown): unknown {
  if (!isFields(tool)) return tool;
  const { fields, facts } = storedOf(tool);
  const record = {
    ...laterFields(),
    ...fields,
  } as unknown as ToolRecord;
  if ('plans' in tool) return record;
  const statement = statementOf(facts, factNames);
  return recordOf(
    stateFacts(toolOf({ ...record, ...(isLost(facts, 'ethics') && { ethicallyTrained: '' }) }), statement),
  );
}

/**
 * Facts of before put on a tool's file, each as far as the file still says what it said then, or has nobody's word by now.
 * @param kept whether the change of this field holds
 */
export function withFactsOfBefore(
  tool: Tool,
  { facts, over }: { facts: FactsOfBefore; over: FactsOfBefore },
  kept: (field: 'ethicallyTrained' | 'status') => boolean,
): Tool {
  const held = factNames.filter((fact) => {
    if (fact === 'ethics' || fact === 'status')
      return kept(fact === 'ethics' ? 'ethicallyTrained' : 'status') || isSameProof(tool, facts, over, fact);
    const value = factValue(facts, fact);
    if (value === undefined || deepEqual(value, factValue(over, fact))) return isSameProof(tool, facts, over, fact);
    const now = factValue(tool, fact);
    return (
      deepEqual(now, factValue(over, fact)) || now === 'not read' || (fact === 'price' && tool.pricing.amount === null)
    );
  });
  return stateFacts(tool, statementOf(changedFacts(facts, over), held));
}

/** Whether the words behind a value were changed, and the file still has those of that time. */
function isSameProof(tool: Tool, facts: FactsOfBefore, over: FactsOfBefore, fact: FactName): boolean {
  if (deepEqual(facts.evidence?.[fact], over.evidence?.[fact])) return false;
  const then = isLost(over, fact) ? undefined : over.evidence?.[fact]?.quote;
  return tool.evidence[fact]?.quote === then;
}

/** The facts without what they say as they said before. */
function changedFacts(facts: FactsOfBefore, over: FactsOfBefore): FactsOfBefore {
  const { pricing, freeUse, ...said } = facts;
  const rights = Object.entries(facts.rights ?? {}).filter(
    ([name, answer]) => answer !== over.rights?.[name as keyof Rights],
  );
  const evidence = Object.entries(facts.evidence ?? {}).filter(
    ([name, proof]) => !deepEqual(proof, over.evidence?.[name as FactName]),
  );
  return {
    ...said,
    ...(pricing && !deepEqual(pricing, over.pricing) && { pricing }),
    ...(freeUse !== undefined && freeUse !== over.freeUse && { freeUse }),
    rights: Object.fromEntries(rights),
    evidence: Object.fromEntries(evidence),
  };
}

/** What evidence of this name stood behind, as far as it is still told alike. */
function factValue(
  { pricing, freeUse, rights }: Partial<Pick<Tool, 'pricing' | 'freeUse'>> & Pick<FactsOfBefore, 'rights'>,
  fact: FactName,
): unknown {
  if (fact === 'price')
    return pricing && { amount: pricing.amount, period: pricing.period === 'user' ? 'month' : pricing.period };
  if (fact === 'freeUse') return freeUse;
  return fact === 'ethics' || fact === 'status' ? undefined : rights?.[fact];
}

/** Words whose copy nobody can name prove nothing. */
function isLost({ evidence = {} }: FactsOfBefore, fact: FactName): boolean {
  const proof = evidence[fact];
  return proof != null && (proof.kind === 'dated transcription' || proof.kind === 'terms archive') && !proof.copy;
}

/** What of some facts can still be stated: an answer whose words are lost is not read. */
function statementOf(facts: FactsOfBefore, of: readonly FactName[]): Statement {
  const { pricing, freeUse, rights = {}, evidence = {} } = facts;
  const kept = Object.fromEntries(
    Object.entries(rights)
      .filter(([name]) => of.includes(name as FactName))
      .map(([name, answer]) => [name, isLost(facts, name as FactName) ? 'not read' : answer]),
  );
  const isContrary = pricing?.amount === 0 && freeUse !== 'trial';
  return {
    ...(of.includes('price') && { pricing }),
    ...(of.includes('freeUse') && !isContrary && { freeUse }),
    rights: kept,
    conditions: conditionsOf(kept),
    evidence: Object.fromEntries(
      of.flatMap((fact) => (evidence[fact] === undefined ? [] : [[fact, isLost(facts, fact) ? null : evidence[fact]]])),
    ),
  };
}

/** An older answer told that it depends, and not on what. */
function conditionsOf(rights: Partial<Rights>): Partial<Record<keyof Rights, string>> {
  return Object.fromEntries(
    Object.entries(rights).flatMap(([name, answer]) =>
      answer === 'depends' ? [[name, 'on the plan; which one was not noted']] : [],
    ),
  );
}
