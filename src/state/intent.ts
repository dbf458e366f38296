import type { Intent, IntentGate, IntentRecord } from '#domain/plan/read-intent.ts';
import { tabStorage } from './tab-storage.ts';

/**
 * What a reader asked for when a gate stopped them: at most one thing for each gate, kept in this tab until the gate is
 * open (carry-out.ts does it then, once), or the reader turned away from it.
 */
const keyOf = (gate: IntentGate) => `intent:${gate}`;

/** Keeps what was wanted in place of what was wanted before; null: nothing that could be done later. */
export function keepIntent(gate: IntentGate, intent: Intent | null): void {
  const record: IntentRecord | null = intent && { at: Date.now(), intent };
  tabStorage.keep(keyOf(gate), record && JSON.stringify(record));
}

/** The record that was kept; from now on nothing is. */
export function takeIntentRecord(gate: IntentGate): string | null {
  const record = tabStorage.read(keyOf(gate));
  if (record !== null) keepIntent(gate, null);
  return record;
}

/** True when something waits for one of the gates. */
export function hasIntent(): boolean {
  return tabStorage.read(keyOf('account')) !== null || tabStorage.read(keyOf('core')) !== null;
}
