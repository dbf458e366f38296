import { noRules, readyMadeRules } from './ready-made-rules.ts';
import type { Rules } from './rules.schema.ts';

/** What is said against something: 'no', 'forbids', 'does not', 'never'. */
const AGAINST = String.raw`\b(?:no|not|never|without|nothing|forbid\w*|prohibit\w*|bans?|banned|refuses?|rules? out|excludes?|disallows?|(?:do|does|is|must|may|can|wo)n['’]?t)\b`;
/** What is taught to people, or said to need no teaching. */
const LESSONS =
  '(?:videos?|courses?|materials?|sessions?|decks?|manuals?|modules?|programm?e?s?|needed|required|necessary|for (?:staff|teams?|beginners)|on (?:stolen|copyright\\w*|artists?|other))';

/** What people type who ask whether they may, and which rule that is. */
const SAID: readonly [RegExp, Partial<Rules>][] = [
  [new RegExp(`${AGAINST}[^.?!]{0,40}\\btrain(?:ing|s|ed)?\\b(?! ${LESSONS})`), { noTraining: 'never' }],
  [/\bopt(?:ing)?[- ]?out of training\b/, { noTraining: 'off' }],
  [/\bindemni|\bcommercially safe\b|\bcopyright claims?\b/, { indemnity: true }],
  [/\bcommercial (?:use|usage|rights?|licen[cs]es?)\b|\b(?:use|used) commercially\b|\bpaid work\b/, { paidWork: true }],
  [/\b(?:no|without(?: an?)?) (?:visible )?watermarks?\b|\bwatermark[- ]free\b/, { noWatermark: true }],
  [/\b(?:no|without) (?:credit|attribution)\b(?! card)/, { noAttribution: true }],
  [
    /\bn(?:ot|ever)\b.{0,12}\btrained on (?:stolen|copyright|artist)|\b(?:trained|learned) on licen[cs]ed\b|\blicen[cs]ed (?:training )?data\b/,
    { licensedData: true },
  ],
  [/\bconfidential\b|\bunder (?:an )?(?:nda|embargo)\b|\bndas?\b/, byName('confidential')],
];
/** Somebody pays who is spoken of like this. */
const CLIENT = /\b(?:clients?|customers?|agency|advertisers?|brand)\b/;

/** The rules that typed words speak of: 'my client forbids training'; null for words that only name a job. */
export function rulesSaid(typed: string): Rules | null {
  const words = typed.toLowerCase();
  const said = SAID.flatMap(([pattern, rules]) => (pattern.test(words) ? rules : []));
  if (said.length === 0) return null;
  const rules: Rules = Object.assign({}, noRules, ...said);
  return CLIENT.test(words) ? { ...rules, paidWork: true } : rules;
}

function byName(id: string): Partial<Rules> {
  const { revenueUSD: _, people: __, ...rules } = readyMadeRules.find((one) => one.id === id)?.rules ?? noRules;
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== false && value !== null));
}
