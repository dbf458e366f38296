import type { Intent, IntentGate, IntentRecord } from '#domain/intent/read-intent.ts';

/**
 * What a reader asked for when a gate stopped them: at most one thing for each gate, kept in this tab until the gate is
 * open (carry-out.ts does it then, once), or the reader turned away from it.
 */
const keyOf = (gate: IntentGate) => `intent:${gate}`;

/** Keeps what was wanted in place of what was wanted before; null: nothing that could be done later. */
export function keepIntent(gate: IntentGate, intent: Intent | null): void {
  try {
    const record: IntentRecord | null = intent && { at: Date.now(), intent };
    if (record) sessionStorage.setItem(keyOf(gate), JSON.stringify(record));
    else sessionStorage.removeItem(keyOf(gate));
  } catch {
    // a full or closed storage: then the reader clicks once more
  }
}

/** The record that was kept; from now on nothing is. */
export function takeIntentRecord(gate: IntentGate): string | null {
  const record = recordOf(gate);
  if (record !== null) keepIntent(gate, null);
  return record;
}

/** True when something waits for one of the gates. */
export function hasIntent(): boolean {
  return recordOf('account') !== null || recordOf('core') !== null;
}

function recordOf(gate: IntentGate): string | null {
  try {
    return sessionStorage.getItem(keyOf(gate));
  } catch {
    return null;
  }
}
