import { atom, computed } from 'nanostores';
import { request } from '#api/request.ts';
import { fetchUploadedTools } from '#api/uploaded-tools.ts';
import { requestVerdicts } from '#api/verdicts.ts';
import { groupVerdicts, type NamedTool, type VerdictFilter } from '#domain/rules/group-verdicts.ts';
import { type NamedTask, type PackedJudgedTools, unpackJudgedTools } from '#domain/rules/judged-tools.ts';
import { noRules } from '#domain/rules/ready-made-rules.ts';
import { type OwnRulesWords, ownInForce } from '#domain/rules/own-rules.ts';
import { readRulesQuery, readTask, rulesQuery } from '#domain/rules/rules-address.ts';
import { changedInForce, isSameRules, readyMadeInForce, type RulesInForce } from '#domain/rules/rules-in-force.ts';
import type { Rules } from '#domain/rules/rules.schema.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { reading } from './reading.ts';
import { $rulesInForce, putInForce, switchOff } from './rules-in-force.ts';

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

/** The rules on the page: the same as the address says; null when none was chosen. */
export const $rules = atom<Rules | null>(null);
/** What the address asks for in words that are none of ours. */
export const $unreadRules = atom<readonly string[]>([]);
/** Whether the verdicts take longer than usual. */
export const $isSlow = atom(false);
/** What is looked for among them; the task stands in the address, so that it is there for who comes back or is sent it. */
export const $filter = atom<VerdictFilter>({ name: '', task: '' });

const judged = reading(judge, 'old');
/** The last verdicts that came; under other rules than those on the page as long as new ones are on their way. */
export const $judged = judged.store;
/** Whether what is shown was judged under other rules than those on the page. */
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
 * Takes over the rules of the address, now and whenever the reader goes back or forward; without any those that are in
 * force, and what another part of the page puts in force.
 * @param touched rules that the reader set while this code was on its way, as a query
 * @returns a function that ends it
 */
export function followRules(touched = ''): () => void {
  const read = () => {
    const { rules, unread } = readRulesQuery(window.location.search);
    $unreadRules.set(unread);
    judgeUnder(rules);
    $filter.set({ ...$filter.get(), task: readTask(window.location.search) });
  };
  read();
  if (areSent() && cameFromHere()) useEverywhere();
  if ($rules.get() === null && $unreadRules.get().length === 0) showOtherRules($rulesInForce.get());
  const set = readRulesQuery(touched).rules;
  if (set) changeRules({ ...($rules.get() ?? noRules), ...askedOf(set) });
  window.addEventListener('popstate', read);
  const stop = $rulesInForce.listen((inForce, before) => {
    if (inForce) showOtherRules(inForce);
    else if (areShown(before)) writeRules('replaceState', null);
  });
  return () => {
    window.removeEventListener('popstate', read);
    stop();
  };
}

/** Narrows the list to the tools of a task; empty for any. */
export function chooseTask(task: string): void {
  $filter.set({ ...$filter.get(), task });
  writeAddress('replaceState');
}

/** Puts ready-made rules in force. */
export function chooseReadyMade(id: string): void {
  const chosen = readyMadeInForce(id, $rules.get());
  if (!chosen) return;
  writeRules('pushState', chosen.rules);
  putInForce(chosen);
}

/** Puts a list of the reader's own in force. */
export function chooseOwn(list: OwnRulesWords): void {
  writeRules('pushState', list.rules);
  putInForce(ownInForce(list));
}

/**
 * Changes the rules, and puts them in force; those of an address that was sent only change here, as long as nobody puts
 * them in force.
 * @param pauseMs how long to wait for another change before the verdicts are asked for: while somebody types
 */
export function changeRules(rules: Rules, pauseMs = 0): void {
  const isSent = areSent();
  writeRules('replaceState', rules, pauseMs);
  if (!isSent) putInForce(changedInForce(rules, $rulesInForce.get()));
}

/** Takes the rules off the page, and switches them off everywhere unless they were only sent. */
export function clearRules(): void {
  const isSent = areSent();
  writeRules('pushState', null);
  if (!isSent) switchOff();
}

/** Puts the rules on the page in force. */
export function useEverywhere(): void {
  const rules = $rules.get();
  if (rules) putInForce(changedInForce(rules, null));
}

/** Shows the rules in force in place of others. */
export function showInForce(): void {
  const inForce = $rulesInForce.get();
  if (inForce) writeRules('pushState', inForce.rules);
}

/** Asks again under the rules on the page. */
export function judgeAgain(): void {
  judgeUnder($rules.get());
}

/** Whether a link of this very page led here: it was clicked before this code could take the click. */
function cameFromHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const here = window.location.origin + window.location.pathname;
  return visit?.type === 'navigate' && document.referrer.split('?')[0] === here;
}

/** Whether the page shows rules that are not in force: an address was sent, or the reader went back. */
function areSent(): boolean {
  return $rules.get() !== null && !areShown($rulesInForce.get());
}

function areShown(inForce: RulesInForce | null | undefined): boolean {
  const shown = $rules.get();
  return shown !== null && inForce != null && isSameRules(shown, inForce.rules);
}

function showOtherRules(inForce: RulesInForce | null): void {
  if (inForce && !areShown(inForce)) writeRules('replaceState', inForce.rules);
}

function writeRules(how: 'pushState' | 'replaceState', rules: Rules | null, pauseMs = 0): void {
  $unreadRules.set([]);
  judgeUnder(rules, pauseMs);
  writeAddress(how);
}

function writeAddress(how: 'pushState' | 'replaceState'): void {
  const [rules, { task }] = [$rules.get(), $filter.get()];
  const query = new URLSearchParams(rules ? rulesQuery(rules) : '');
  if (rules && task !== '') query.set('task', task);
  history[how](null, '', `${window.location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}

function judgeUnder(rules: Rules | null, pauseMs = 0): void {
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
    const { task, ...filter } = $filter.get();
    if (!tasks.some(({ slug }) => slug === task)) $filter.set({ ...filter, task: '' });
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
