import { noRules, readyMadeRules } from './ready-made-rules.ts';
import { readyMadeOf } from './rules-address.ts';
import type { Rules } from './rules.schema.ts';

/** Rules that a reader works under, wherever they go in the guide. */
export interface RulesInForce {
  /** As the header names them: 'Client work'. */
  name: string;
  rules: Rules;
  /** Which of the reader's own lists they are; null for rules that everybody has, or that came with an address. */
  own: string | null;
}

/** The name of rules that nobody has named. */
const UNNAMED_RULES = 'My rules';
/** What stands behind the name of an own list whose rules were changed and not kept. */
const CHANGED = ', changed';

/** Ready-made rules as they come in force; revenue and people stay: they are the company's own. null for a strange id. */
export function readyMadeInForce(id: string, before: Rules | null): RulesInForce | null {
  const named = readyMadeRules.find((one) => one.id === id);
  if (!named) return null;
  const { revenueUSD, people } = before ?? noRules;
  return { name: named.name, rules: { ...named.rules, revenueUSD, people }, own: null };
}

/** Rules that somebody set one by one, as they come in force in place of what was: an own list stays that list, changed. */
export function changedInForce(rules: Rules, before: RulesInForce | null): RulesInForce {
  if (before?.own) return { ...before, name: `${unchangedName(before)}${CHANGED}`, rules };
  return { name: readyMadeOf(rules)?.name ?? UNNAMED_RULES, rules, own: null };
}

/** The name of the own list that these rules are, or came from. */
export function unchangedName({ name }: RulesInForce): string {
  return name.endsWith(CHANGED) ? name.slice(0, -CHANGED.length) : name;
}

/** Whether an own list was changed since it came in force, and the change is kept nowhere else. */
export function isChanged({ name, own }: RulesInForce): boolean {
  return own !== null && name.endsWith(CHANGED);
}

/** What a browser keeps as rules in force; null for anything else, as what somebody else wrote under our name. */
export function readRulesInForce(text: string): RulesInForce | null {
  const { name, rules, own } = fieldsOf(parse(text));
  const read = readRules(rules);
  const isOurs = read !== null && typeof name === 'string' && name.trim() !== '' && isTextOrNull(own);
  return isOurs ? { name, rules: read, own } : null;
}

/** Rules as they were stored; what a later release adds is left out, and null for what are no rules. */
function readRules(value: unknown): Rules | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { noTraining, revenueUSD, people, ...flags } = { ...noRules, ...pick(fieldsOf(value)) };
  const isRead =
    Object.values(flags).every((flag) => typeof flag === 'boolean') &&
    (noTraining === null || noTraining === 'never' || noTraining === 'off') &&
    isNumberOrNull(revenueUSD, 0, 1e12) &&
    isNumberOrNull(people, 1, 100_000) &&
    (people === null || Number.isInteger(people));
  return isRead ? { ...flags, noTraining, revenueUSD, people } : null;
}

/** Whether two rules ask for the same. */
export function isSameRules(one: Rules, other: Rules): boolean {
  return ruleNames.every((name) => one[name] === other[name]);
}

const ruleNames = Object.keys(noRules) as (keyof Rules)[];

function pick(fields: Record<string, unknown>): Partial<Rules> {
  return Object.fromEntries(ruleNames.filter((name) => name in fields).map((name) => [name, fields[name]]));
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isNumberOrNull(value: number | null, smallest: number, largest: number): boolean {
  return value === null || (typeof value === 'number' && value >= smallest && value <= largest);
}
