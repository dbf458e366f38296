import { atom, computed } from 'nanostores';
import type { ownRulesEndpoint } from '#api/own-rules.contract.ts';
import { requester } from '#api/request.ts';
import type { Intent } from '#domain/plan/read-intent.ts';
import { type OwnRulesChange, changeOwnRules } from '#domain/rules/change-own-rules.ts';
import { LOCAL_RULES, type OwnRules, type OwnRulesWords, ownInForce } from '#domain/rules/own-rules.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import { isChanged, isSameRules, unchangedName } from '#domain/rules/rules-in-force.ts';
import { attempt, refusalCode, refusalWords, showError, tellUnreadSession } from './call.ts';
import { $localRules } from './local-saves.ts';
import { mergeLocal } from './merge-local.ts';
import { askAccess } from './plan.ts';
import { $rulesInForce, putInForce, switchOff } from './rules-in-force.ts';
import { loadSession, takeAlong } from './session.ts';
import { showToast } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

interface OwnRulesState {
  status: 'idle' | 'loading' | 'failed' | 'loaded';
  lists: readonly OwnRules[];
}

const askOwnRules = requester<typeof ownRulesEndpoint>('/api/own-rules');

export const noOwnRules: OwnRulesState = { status: 'idle', lists: [] };
/** Lists that are with the account. */
const $account = atom(noOwnRules);
/** The reader's own lists: with the account, and the one in this browser. */
export const $ownRules = computed(
  [$account, $localRules],
  ({ status, lists }, kept): OwnRulesState => ({ status, lists: [...lists, ...kept] }),
);
/** True while a change is on its way. */
export const $ownRulesPending = atom(false);

let loading: Promise<void> | undefined;

/** Loads those of the account, when somebody is signed in; what this browser kept moves there first, where the plan takes it. */
export function loadOwnRules(): Promise<void> {
  loading ??= readOwnRules().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function readOwnRules(): Promise<void> {
  const session = await loadSession();
  if (session.status !== 'signed-in') {
    $account.set({ status: session.status === 'unreadable' ? 'failed' : 'loaded', lists: [] });
    return;
  }
  $account.set({ ...$account.get(), status: 'loading' });
  try {
    const came = await takeAlong('rules');
    const isOld = $localRules.get().length > 0; // what is moved to the account now changes them
    await mergeLocal();
    $account.set({ status: 'loaded', ...(came && !isOld ? { lists: came } : await askOwnRules('GET')) });
    followLists();
  } catch {
    $account.set({ ...$account.get(), status: 'failed' });
  }
}

/** Rules in force that are an own list say what that list says by now, wherever it was changed. */
function followLists(): void {
  const inForce = $rulesInForce.get();
  if (!inForce?.own) return;
  const list = $ownRules.get().lists.find(({ id }) => id === inForce.own);
  if (!list) putInForce({ ...inForce, name: unchangedName(inForce), own: null });
  else if (!isChanged(inForce) && (list.name !== inForce.name || !isSameRules(list.rules, inForce.rules)))
    putInForce(ownInForce(list));
}

/**
 * Keeps a list of rules, new or changed: with the account on Core, else one in this browser. What is kept comes in force.
 * @returns whether it was kept
 */
export async function keepOwnRules(words: OwnRulesWords): Promise<boolean> {
  const isKept = await keep({ ...words, name: words.name.trim() });
  if (isKept) putInForce(ownInForce({ ...words, name: words.name.trim() }));
  return isKept;
}

async function keep(words: OwnRulesWords): Promise<boolean> {
  if ($account.get().status !== 'loaded') await loadOwnRules();
  const session = await loadSession();
  const access = await askAccess('ownRules');
  if ($account.get().status !== 'loaded' || access === 'unreadable') {
    tellUnreadSession();
    return false;
  }
  const { id, name, client, note, rules } = words;
  const change = { do: 'keep', id, name, client, note, rules } as const;
  const isHere = $localRules.get().some((list) => list.id === id);
  const isThere = $account.get().lists.some((list) => list.id === id);
  if (isThere || (session.status === 'signed-in' && access === 'open' && !isHere)) return send(change);
  const outcome = changeOwnRules($localRules.get(), change, LOCAL_RULES, new Date());
  if (outcome.ok) $localRules.set(outcome.lists);
  else openUpgradeDialog('Own rules', intentOf(words));
  return outcome.ok;
}

/** Deletes a list; when it is in force, it is off. */
export async function deleteOwnRules(id: string): Promise<void> {
  const isHere = $localRules.get().some((list) => list.id === id);
  if (isHere) $localRules.set($localRules.get().filter((list) => list.id !== id));
  else if (!(await send({ do: 'delete', id }))) return;
  if ($rulesInForce.get()?.own === id) switchOff();
}

async function send(body: OwnRulesChange): Promise<boolean> {
  const answer = await attempt(
    $ownRulesPending,
    true,
    () => askOwnRules('POST', { body }),
    (error) => {
      const code = refusalCode(error);
      if (code === 'upgrade_required') openUpgradeDialog('Own rules', body.do === 'keep' ? intentOf(body) : null);
      else if (code === 'rules_full') showToast('Nothing was kept', refusalWords(error));
      else showError(error, 'Your rules could not be changed. Please try again.');
    },
  );
  if (answer) $account.set({ status: 'loaded', ...answer });
  return answer !== null;
}

function intentOf({ id, name, client, note, rules }: OwnRulesWords): Intent {
  return { do: 'keep rules', id, name, client, note, rules: rulesQuery(rules) };
}
