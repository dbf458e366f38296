import { noRules } from './ready-made-rules.ts';
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
export const UNNAMED_RULES = 'My rules';

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
