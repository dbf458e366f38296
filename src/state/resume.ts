import { type Intent, type IntentGate, readIntent } from '#domain/plan/read-intent.ts';
import { collectionAddress } from '#domain/collection/collection.ts';
import { readRulesQuery } from '#domain/rules/rules-address.ts';
import { catalogueQuery } from '#domain/tool/catalogue/catalogue-address.ts';
import { startCheckout } from './checkout.ts';
import { openCollecting } from './collecting.ts';
import { compareTool, compareTools } from './comparison.ts';
import { takeIntentRecord } from './intent.ts';
import { $collections, changeCollection, loadCollections, share } from './collections.ts';
import { downloadList } from './list-files.ts';
import { mergeLocal } from './merge-local.ts';
import { $ownFeed, showOwnFeed } from './my-drops.ts';
import { keepOwnRules } from './own-rules.ts';
import { savePicks } from './picks.ts';
import { saveWanted } from './saved-tools.ts';
import { loadSession } from './session.ts';
import { showToast } from './toast.ts';

/**
 * Does what a reader asked for before they signed in or went over to Core, once: first what this browser kept moves to
 * the account, then what each open gate had stopped. What meets the next gate on its way is kept for that one.
 */
export async function resume(): Promise<void> {
  const session = await loadSession();
  if (session.status !== 'signed-in') return;
  await mergeLocal();
  await resumeBehind('account');
  if (session.user.isPremium) await resumeBehind('core');
}

async function resumeBehind(gate: IntentGate): Promise<void> {
  const intent = readIntent(takeIntentRecord(gate), Date.now());
  if (intent) await resumeIntent(intent);
}

async function resumeIntent(intent: Intent): Promise<unknown> {
  switch (intent.do) {
    case 'save':
      return saveWanted(intent.tool);
    case 'save picks':
      return savePicks(intent.picks);
    case 'compare':
      return compareTool(intent.tool);
    case 'compare list':
      return compareTools(intent.ids);
    case 'make collection': {
      const { id, name, intro, tools } = intent;
      return changeAndTell({ do: 'make', id, name, intro, tools }, id);
    }
    case 'choose collection':
      return openCollecting(intent.tool);
    case 'collect':
      return changeAndTell({ ...intent, do: 'add' }, intent.kit);
    case 'note in collection':
      return changeAndTell({ ...intent, do: 'note' }, intent.kit);
    case 'describe collection':
      return changeAndTell({ ...intent, do: 'describe' }, intent.kit);
    case 'share collection':
      return shareAndTell(intent);
    case 'keep rules':
      return keepRulesAndTell(intent);
    case 'filter':
      return window.location.assign(`/tools${catalogueQuery({ ...intent, page: 1 })}`);
    case 'all drops':
      return window.location.assign('/all-updates');
    case 'own feed':
      return showFeed();
    case 'export':
      return downloadList(intent.list, intent.format);
    case 'checkout':
      return startCheckout(intent.interval);
  }
}

async function changeAndTell(change: Parameters<typeof changeCollection>[0], id: string): Promise<void> {
  if (!(await changeCollection(change))) return;
  const collection = $collections.get().kits.find((one) => one.id === id);
  if (collection)
    showToast('Done', `“${collection.name}” is as you wanted it.`, 'plain', {
      text: 'Open it',
      href: collectionAddress(collection),
    });
}

async function shareAndTell({ kit: id, byName }: Extract<Intent, { do: 'share collection' }>): Promise<void> {
  await loadCollections();
  const collection = $collections.get().kits.find((one) => one.id === id);
  if (!collection || !(await share(collection, byName))) return;
  showToast('Shared', `“${collection.name}” has its own link now.`, 'plain', {
    text: 'See it',
    href: collectionAddress(collection),
  });
}

async function showFeed(): Promise<void> {
  await showOwnFeed();
  const address = $ownFeed.get();
  if (address) showToast('Your feed', 'It has an address of its own now.', 'plain', { text: 'Open it', href: address });
}

async function keepRulesAndTell({ id, name, client, note, rules }: Extract<Intent, { do: 'keep rules' }>) {
  const asked = readRulesQuery(rules).rules;
  if (asked === null || !(await keepOwnRules({ id, name, client, note, rules: asked }))) return;
  showToast('Done', `“${name}” is kept, and in force.`, 'plain', { text: 'See it', href: `/rules?${rules}` });
}
