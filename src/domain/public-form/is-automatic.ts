/** What a public form sends beside what a person typed. */
export interface FormProof {
  /** A uuid for what is sent: the same for a double click and a retry, another one once anything was changed. */
  attempt: string;
  /** A field that no person sees: whoever fills it in fills in everything. */
  homepage: string;
  /** How long the page or the dialog had been open, in ms. */
  openForMs: number;
}

/** Nobody is done in less, in ms: reading a form and filling in its fields, or typing an address into a dialog. */
const fewestMs = { form: 2000, dialog: 700 };

/** True when no person has filled it in: the trap is not empty, or it went faster than anybody types. */
export function isAutomatic(
  { homepage, openForMs }: Pick<FormProof, 'homepage' | 'openForMs'>,
  what: keyof typeof fewestMs = 'form',
): boolean {
  return homepage !== '' || openForMs < fewestMs[what];
}
