import { atom } from 'nanostores';
import { requestVerdicts } from '#api/verdicts.ts';
import { changedInForce, isSameRules, readRulesInForce, type RulesInForce } from '#domain/rules/rules-in-force.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { persistentAtom } from './browser-storage.ts';
import { markRules } from './rules-mark.ts';
import { rulesKey } from './rules-opening.ts';
import { tabStorage } from './tab-storage.ts';

/** The rules that this reader works under, on every page; null when there are none. */
export const $rulesInForce = persistentAtom<RulesInForce | null>(rulesKey, null, {
  encode: (inForce) => (inForce === null ? undefined : JSON.stringify(inForce)),
  decode: readRulesInForce,
});
/** Verdicts under the rules in force, by tool; empty without rules. A tool that is not in it was not asked for, or is on its way. */
export const $verdicts = atom<ReadonlyMap<number, VerdictStatement>>(new Map());
/** Whether verdicts could not be had; `askAgain` tries again. */
export const $verdictsFailed = atom(false);

/** Puts rules in force, here and on every page from now on. */
export function putInForce(chosen: RulesInForce): void {
  $rulesInForce.set(chosen);
}

/** Puts rules in force that the reader spoke of, unless others are: those stay until they are changed by name. */
export function putSaidInForce(rules: Rules): void {
  if ($rulesInForce.get() === null) putInForce(changedInForce(rules, null));
}

/** Puts no rules in force. */
export function switchOff(): void {
  $rulesInForce.set(null);
}

/** Tools that are named in one call at most; more than that are all of them. */
const MAX_NAMED = 100;
/** For how long a tab goes on with verdicts that it has, in ms. */
const KEPT_MS = 60 * 60 * 1000;
/** Named anew when a verdict says more: what a tab took along before says less. */
const keptKey = 'planVerdicts';

/** Tools that this page shows: under new rules they are asked for by themselves. */
const wanted = new Set<number>();
/** What was answered under these rules: a number that the guide does not have gets no verdict and is asked once. */
let answered = { tools: new Set<number>(), since: Date.now() };
let onTheWay = new Set<number>();
let isGathering = false;
let judgedUnder = $rulesInForce.get();
takeKept();

$rulesInForce.listen((inForce) => {
  markRules(inForce);
  const before = judgedUnder;
  judgedUnder = inForce;
  if (inForce && before && isSameRules(inForce.rules, before.rules)) return;
  forget();
  gather();
});

/** Asks for the verdicts on these tools that are not there yet. Without rules in force nothing is asked until there are some. */
export function askVerdicts(toolIds: readonly number[]): void {
  for (const id of toolIds) wanted.add(id);
  gather();
}

/** Asks for the verdicts on these tools and waits until they are there, or can't be had; not at all without rules in force. */
export async function verdictsOn(toolIds: readonly number[]): Promise<void> {
  askVerdicts(toolIds);
  const isThere = () => $rulesInForce.get() === null || $verdictsFailed.get() || toolIds.every(isAnswered);
  if (isThere()) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stops = [$verdicts, $verdictsFailed].map((store) => store.listen(() => isThere() && resolve()));
  await promise;
  for (const stop of stops) stop();
}

/** Whether this tool was asked for and answered; true for a number that the guide does not have as well. */
export function isAnswered(toolId: number): boolean {
  return answered.tools.has(toolId);
}

/** Asks again for what could not be had. */
export function askAgain(): void {
  $verdictsFailed.set(false);
  gather();
}

/** What several parts of a page ask for within one tick goes out as one call. */
function gather(): void {
  if (isGathering) return;
  isGathering = true;
  setTimeout(() => {
    isGathering = false;
    void askMissing();
  }, 0);
}

async function askMissing(): Promise<void> {
  const inForce = $rulesInForce.get();
  const missing = [...wanted].filter((id) => !answered.tools.has(id) && !onTheWay.has(id));
  if (inForce === null || missing.length === 0) return;
  const [mine, way] = [answered, onTheWay];
  for (const id of missing) way.add(id);
  try {
    const named = missing.length > MAX_NAMED ? {} : { toolIds: missing };
    const { verdicts } = await requestVerdicts({ rules: inForce.rules, ...named });
    if (mine !== answered) return; // other rules are in force by now
    for (const id of [...missing, ...verdicts.map(({ toolId }) => toolId)]) mine.tools.add(id);
    $verdicts.set(new Map([...$verdicts.get(), ...verdicts.map((verdict) => [verdict.toolId, verdict] as const)]));
    $verdictsFailed.set(false);
    keep(inForce.rules);
  } catch {
    if (mine === answered) $verdictsFailed.set(true);
  } finally {
    for (const id of missing) way.delete(id);
  }
}

/** What the next page of this visit need not ask for again. */
interface Kept {
  since: number;
  rules: Rules;
  tools: number[];
  verdicts: VerdictStatement[];
}

function keep(rules: Rules): void {
  const { since, tools } = answered;
  const kept: Kept = { since, rules, tools: [...tools], verdicts: [...$verdicts.get().values()] };
  tabStorage.keep(keptKey, JSON.stringify(kept));
}

function takeKept(): void {
  const kept = readKept();
  if (kept === null) return;
  answered = { tools: new Set(kept.tools), since: kept.since };
  $verdicts.set(new Map(kept.verdicts.map((verdict) => [verdict.toolId, verdict])));
}

/** null for what was judged under other rules, is too old, or somebody else wrote. */
function readKept(): Kept | null {
  const inForce = $rulesInForce.get();
  try {
    const kept = JSON.parse(tabStorage.read(keptKey) ?? 'null') as Kept | null;
    const isGood = kept && inForce && isSameRules(kept.rules, inForce.rules) && Date.now() - kept.since < KEPT_MS;
    return isGood && Array.isArray(kept.tools) && Array.isArray(kept.verdicts) ? kept : null;
  } catch {
    return null;
  }
}

function forget(): void {
  answered = { tools: new Set(), since: Date.now() };
  onTheWay = new Set();
  $verdicts.set(new Map());
  $verdictsFailed.set(false);
  tabStorage.keep(keptKey, null);
}
