/** What a person may do often, but not without end: it mails, exports, or asks the payment provider. */
interface Allowance {
  /** How often within the window. */
  most: number;
  /** In seconds. */
  windowSeconds: number;
  /** What it is, as the end of 'You can … at most … times an hour'. */
  what: string;
}

const HOUR = 3600;

/** Each is far above what one person needs, and far below what costs somebody. */
export const allowances = {
  export: { most: 6, windowSeconds: HOUR, what: 'ask for your data' },
  payment: { most: 30, windowSeconds: HOUR, what: 'begin or change a payment' },
  ending: { most: 30, windowSeconds: HOUR, what: 'cancel or resume' },
  billing: { most: 120, windowSeconds: HOUR, what: 'read your billing' },
  form: { most: 30, windowSeconds: HOUR, what: 'send us forms' },
  uploadUndo: { most: 60, windowSeconds: HOUR, what: 'undo uploads' },
  decision: { most: 300, windowSeconds: HOUR, what: 'decide about submissions' },
  message: { most: 600, windowSeconds: HOUR, what: 'answer and mark messages' },
  listExport: { most: 120, windowSeconds: HOUR, what: 'export lists of tools' },
  letterTest: { most: 20, windowSeconds: HOUR, what: 'send yourself tests' },
  lookUp: { most: 40, windowSeconds: HOUR, what: 'look people up' },
  personExport: { most: 10, windowSeconds: HOUR, what: 'send people their data' },
  deskExport: { most: 30, windowSeconds: HOUR, what: 'export lists' },
} as const satisfies Record<string, Allowance>;

export type AllowanceName = keyof typeof allowances;

/** One use of an allowance. */
export interface Use {
  /** Uuid of the request: a write whose reply was lost is known by it. */
  id: string;
  /** ISO time. */
  at: string;
}

/** Whether one more use is within the allowance; then with it, and without those that no longer count. */
type Spent = { ok: true; uses: Use[] } | { ok: false; retryAfterSeconds: number };

/**
 * Uses an allowance once.
 * @param uses newest first
 */
export function spend(uses: readonly Use[], { most, windowSeconds }: Allowance, use: Use): Spent {
  const now = Date.parse(use.at);
  const counted = uses.filter(({ at }) => now - Date.parse(at) < windowSeconds * 1000);
  if (counted.length < most) return { ok: true, uses: [use, ...counted] };
  const frees = Date.parse(counted[most - 1]?.at ?? use.at) + windowSeconds * 1000;
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((frees - now) / 1000)) };
}

/** A refusal in words, with when to come back. */
export function refusalText({ most, windowSeconds, what }: Allowance, retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const window = windowSeconds === HOUR ? 'an hour' : `${windowSeconds / HOUR} hours`;
  return `You can ${what} at most ${most} times ${window}. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
