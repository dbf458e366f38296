import { toolOf } from './derive-facts.ts';
import { type EvidenceByFact, factNames } from './evidence.ts';
import { isSame } from './is-same.ts';
import { type Statement, stateFacts } from './state-facts.ts';
import type { Pricing, Rights } from './stated-facts.schema.ts';
import type { Tool, ToolRecord } from './tool.schema.ts';
import type { FreeUse } from './tool-words.ts';

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

/** A whole tool as it was stored; one in today's shape stays as it is. */
export function toolOfBefore(tool: unknown): unknown {
  if (!isFields(tool)) return tool;
  const { fields, facts } = storedOf(tool);
  const record = {
    maker: '',
    alsoKnownAs: [],
    yakPick: null,
    tasks: [],
    sources: {},
    plans: [],
    noFreePlan: [],
    baseRights: {},
    ethicsEvidence: [],
    statusEvidence: [],
    ...fields,
  } as unknown as ToolRecord;
  if ('plans' in tool) return record;
  const { freeUse, pricing, ...said } = statementOf(facts);
  // A trial of what is paid for: the price first, then the way in.
  return [{ pricing }, { freeUse: pricing?.amount === 0 ? undefined : freeUse }, said].reduce<Tool>(
    (made, statement) => stateFacts(made, statement),
    toolOf(record),
  );
}

/** Facts of before put on a tool's file, each as far as the file still says what it said then. */
export function withFactsOfBefore(tool: Tool, { facts, over }: { facts: FactsOfBefore; over: FactsOfBefore }): Tool {
  const { pricing, freeUse, rights = {}, evidence = {} } = statementOf(facts);
  const holdsPrice = pricing && isSame(priceOf(over.pricing), priceOf(tool.pricing));
  const heldRights = Object.entries(rights).filter(
    ([name]) => tool.rights[name as keyof Rights] === over.rights?.[name as keyof Rights],
  );
  const held = new Set<string>([
    ...(holdsPrice ? ['price'] : []),
    ...(freeUse !== undefined && over.freeUse === tool.freeUse ? ['freeUse'] : []),
    ...heldRights.map(([name]) => name),
  ]);
  return stateFacts(tool, {
    ...(holdsPrice && { pricing }),
    ...(held.has('freeUse') && { freeUse }),
    rights: Object.fromEntries(heldRights),
    conditions: conditionsOf(Object.fromEntries(heldRights)),
    evidence: Object.fromEntries(Object.entries(evidence).filter(([name, proof]) => held.has(name) && proof !== null)),
  });
}

function priceOf(pricing: Pricing | undefined) {
  return pricing && { amount: pricing.amount, period: pricing.period };
}

/** What of the facts can still be stated: words whose copy nobody can name prove nothing, and their answers are not read. */
function statementOf({ evidence = {}, rights = {}, ...facts }: FactsOfBefore): Statement {
  const isLost = (fact: keyof EvidenceByFact) => {
    const proof = evidence[fact];
    return proof != null && (proof.kind === 'dated transcription' || proof.kind === 'terms archive') && !proof.copy;
  };
  const kept = Object.fromEntries(
    Object.entries(rights).map(([name, answer]) => [name, isLost(name as keyof Rights) ? 'not read' : answer]),
  );
  return {
    ...facts,
    rights: kept,
    conditions: conditionsOf(kept),
    evidence: Object.fromEntries(
      factNames.flatMap((fact) => (evidence[fact] && !isLost(fact) ? [[fact, evidence[fact]]] : [])),
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

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
