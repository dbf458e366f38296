import { noRules, readyMadeRules } from './ready-made-rules.ts';
import type { Rules } from './rules.schema.ts';

/** Rules of yes and no, by their names in an address. */
const flags = {
  paid: 'paidWork',
  indemnity: 'indemnity',
  private: 'private',
  nowatermark: 'noWatermark',
  nocredit: 'noAttribution',
  licensed: 'licensedData',
} as const satisfies Record<string, keyof Rules>;

/** Largest numbers that rules take: dollars of revenue a year, and people. */
const most = { revenue: 1e12, people: 100_000 } as const;

/** What an address asks for. */
interface ReadRules {
  /** null when it names no rule. */
  rules: Rules | null;
  /** What it says in words that are none of ours, as 'training=sometimes': a rule that was meant, and is not in force. */
  unread: readonly string[];
}

/**
 * The query that stands for these rules: 'for=confidential&people=5' where they are ready-made, else one word for each.
 * Revenue and people are the company's own, whatever its client allows.
 */
export function rulesQuery(rules: Rules): string {
  const named = readyMadeOf(rules);
  const query = new URLSearchParams(named ? { for: named.id } : {});
  if (!named) {
    for (const [name, rule] of Object.entries(flags)) if (rules[rule]) query.set(name, '1');
    if (rules.noTraining) query.set('training', rules.noTraining);
  }
  if (rules.revenueUSD !== null) query.set('revenue', `${rules.revenueUSD}`);
  if (rules.people !== null) query.set('people', `${rules.people}`);
  return query.toString();
}

/** The rules of such a query, with or without `?`. What stands beside `for` changes the ready-made ones. */
export function readRulesQuery(query: string): ReadRules {
  const unread: string[] = [];
  let rules: Rules | null = null;
  const params = new URLSearchParams(query);
  const take = (name: string, read: (value: string) => Partial<Rules> | null) => {
    const value = params.get(name);
    if (value === null || value === '') return;
    const part = read(value);
    if (part) rules = { ...(rules ?? noRules), ...part };
    else unread.push(`${name}=${value}`);
  };
  take('for', (id) => readyMadeRules.find((one) => one.id === id)?.rules ?? null);
  for (const [name, rule] of Object.entries(flags))
    take(name, (value) => (value === '1' || value === '0' ? { [rule]: value === '1' } : null));
  take('training', (value) =>
    value === 'never' || value === 'off' ? { noTraining: value } : value === 'any' ? { noTraining: null } : null,
  );
  take('revenue', (value) => asPart('revenueUSD', readNumber(value, most.revenue)));
  take('people', (value) => asPart('people', value === '0' ? null : readNumber(value, most.people)));
  return { rules, unread };
}

/** The slug of the task for which tools are looked for under rules; empty for any. */
export function readTask(query: string): string {
  return new URLSearchParams(query).get('task') ?? '';
}

/** A number as people type it, '2,000,000' or '$2000000'; null when it is none, or above what rules take. */
export function readNumber(text: string, largest: number): number | null {
  const digits = text.replace(/[\s,$]/g, '');
  return /^\d{1,13}$/.test(digits) && Number(digits) <= largest ? Number(digits) : null;
}

/** The ready-made rules that ask for the same of a tool. */
export function readyMadeOf(rules: Rules) {
  const asks = ({ revenueUSD, people, ...asked }: Rules) => JSON.stringify({ ...noRules, ...asked });
  return readyMadeRules.find((one) => asks(one.rules) === asks(rules)) ?? null;
}

function asPart(rule: 'revenueUSD' | 'people', value: number | null): Partial<Rules> | null {
  return value === null ? null : { [rule]: value };
}
