/** What a public form sends beside what a person typed. */
export interface FormProof {
  /** A uuid for what is sent: the same for a double click and a retry, another one once anything was changed. */
  attempt: string;
  /** A field that no person sees: whoever fills it in fills in everything. */
  homepage: string;
  /** How long the page had been open, in ms. */
  openForMs: number;
}

/** Nobody reads a form and fills in its fields in less, in ms. */
const fewestMs = 2000;

/** True when no person has filled in the form: the trap is not empty, or it went faster than anybody types. */
export function isAutomatic({ homepage, openForMs }: Pick<FormProof, 'homepage' | 'openForMs'>): boolean {
  return homepage !== '' || openForMs < fewestMs;
}
