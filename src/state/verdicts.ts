import { atom, computed } from 'nanostores';
import { request } from '#api/request.ts';
import { fetchUploadedTools } from '#api/uploaded-tools.ts';
import { requestVerdicts } from '#api/verdicts.ts';
import { groupVerdicts, type NamedTool, type VerdictFilter } from '#domain/rules/group-verdicts.ts';
import { type NamedTask, type PackedJudgedTools, unpackJudgedTools } from '#domain/rules/judged-tools.ts';
import { noRules, readyMadeRules } from '#domain/rules/ready-made-rules.ts';
import { readRulesQuery, rulesQuery } from '#domain/rules/rules-address.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { reading } from './reading.ts';

/** The static file with names and tasks of the tools; written by the build. */
const toolsFile = '/rules-tools.json';
/** After so many ms a reader is told that it takes longer than usual. */
const SLOW_MS = 4000;

/** The tools under rules, as they were judged. */
interface JudgedTools {
  rules: Rules;
  verdicts: readonly VerdictStatement[];
  tools: readonly NamedTool[];
  tasks: readonly NamedTask[];
}

/** The rules in force: the same as the address says; null when none was chosen. */
export const $rules = atom<Rules | null>(null);
/** What the address asks for in words that are none of ours. */
export const $unreadRules = atom<readonly string[]>([]);
/** Whether the verdicts take longer than usual. */
export const $isSlow = atom(false);
export const $filter = atom<VerdictFilter>({ name: '', task: '' });

const judged = reading(judge, 'old');
/** The last verdicts that came; under other rules than those in force as long as new ones are on their way. */
export const $judged = judged.store;
/** Whether what is shown was judged under other rules than those in force. */
export const $isJudging = computed(
  [$rules, $judged],
  (rules, read) =>
    rules !== null && (read.status === 'loading' || (read.status === 'read' && read.read.rules !== rules)),
);
/** The verdicts in their groups, as far as the filter lets them through; null until they are there. */
export const $groups = computed([$judged, $filter], (read, filter) =>
  read.status === 'read' ? groupVerdicts(read.read.verdicts, read.read.tools, filter) : null,
);

let pause: ReturnType<typeof setTimeout> | undefined;
let slow: ReturnType<typeof setTimeout> | undefined;

/**
 * Takes over the rules of the address, now and whenever the reader goes back or forward.
 * @param touched rules that the reader set while this code was on its way, as a query
 * @returns a function that ends it
 */
export function followRules(touched = ''): () => void {
  const read = () => {
    const { rules, unread } = readRulesQuery(window.location.search);
    $unreadRules.set(unread);
    inForce(rules);
  };
  read();
  const set = readRulesQuery(touched).rules;
  if (set) changeRules({ ...($rules.get() ?? noRules), ...askedOf(set) });
  window.addEventListener('popstate', read);
  return () => window.removeEventListener('popstate', read);
}

/** Puts ready-made rules in force; revenue and people stay: they are the company's own. */
export function chooseReadyMade(id: string): void {
  const named = readyMadeRules.find((one) => one.id === id);
  if (!named) return;
  const { revenueUSD, people } = $rules.get() ?? noRules;
  const rules = { ...named.rules, revenueUSD, people };
  history.pushState(null, '', `${window.location.pathname}?${rulesQuery(rules)}`);
  $unreadRules.set([]);
  inForce(rules);
}

/**
 * Changes the rules in force.
 * @param pauseMs how long to wait for another change before the verdicts are asked for: while somebody types
 */
export function changeRules(rules: Rules, pauseMs = 0): void {
  history.replaceState(null, '', `${window.location.pathname}?${rulesQuery(rules)}`);
  $unreadRules.set([]);
  inForce(rules, pauseMs);
}

/** Puts no rules in force. */
export function clearRules(): void {
  history.pushState(null, '', window.location.pathname);
  $unreadRules.set([]);
  inForce(null);
}

/** Asks again under the rules in force. */
export function judgeAgain(): void {
  inForce($rules.get());
}

function inForce(rules: Rules | null, pauseMs = 0): void {
  $rules.set(rules);
  clearTimeout(pause);
  if (rules === null) return;
  if (pauseMs === 0) void judged.load(rules);
  else pause = setTimeout(() => void judged.load(rules), pauseMs);
}

async function judge(rules: Rules): Promise<JudgedTools> {
  clearTimeout(slow);
  $isSlow.set(false);
  slow = setTimeout(() => $isSlow.set(true), SLOW_MS);
  try {
    const [{ verdicts }, { tools, tasks }] = await Promise.all([requestVerdicts({ rules }), loadTools()]);
    return { rules, verdicts, tools: await withUploaded(tools, verdicts), tasks };
  } finally {
    if ($rules.get() === rules) {
      clearTimeout(slow);
      $isSlow.set(false);
    }
  }
}

let loading: Promise<{ tools: readonly NamedTool[]; tasks: readonly NamedTask[] }> | undefined;

function loadTools() {
  loading ??= request<PackedJudgedTools>('GET', toolsFile)
    .then((packed) => ({ tools: unpackJudgedTools(packed), tasks: packed.tasks }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Names those that were uploaded since the pages were built; who cannot be named so keeps a number. */
async function withUploaded(
  tools: readonly NamedTool[],
  verdicts: readonly VerdictStatement[],
): Promise<readonly NamedTool[]> {
  const known = new Set(tools.map(({ id }) => id));
  if (verdicts.every(({ toolId }) => known.has(toolId))) return tools;
  const changed = await fetchUploadedTools().then(
    (difference) => difference.changed,
    () => [],
  );
  const uploaded = changed.map(({ id, name, search }) => ({ id, name, tasks: search.tasks.map(({ task }) => task) }));
  return [...tools, ...uploaded.filter(({ id }) => !known.has(id))];
}

/** What was asked for, without what was left alone. */
function askedOf(rules: Rules): Partial<Rules> {
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== null && value !== false));
}
