/** What a public form sends beside what a person typed. */
export interface FormProof {
  /** A uuid for what is sent: the same for a double click and a retry, another one once anything was changed. */
  attempt: string;
  /** A field that no person sees: whoever fills it in fills in everything. */
  homepage: string;
  /** The time at which the form was first touched, signed by the server. */
  opened: string;
}

/** Nobody is done in less, in ms: reading a form and filling in its fields, or typing an address into a dialog. */
export const MIN_MS = { form: 2000, dialog: 700 } as const;

/**
 * True when no person has filled it in: the trap is not empty, or it went faster than anybody types.
 * @param openForMs how long the form had been open by the server's own clock
 */
export function isAutomatic(
  { homepage, openForMs }: { homepage: string; openForMs: number },
  what: keyof typeof MIN_MS = 'form',
): boolean {
  return homepage !== '' || openForMs < MIN_MS[what];
}
