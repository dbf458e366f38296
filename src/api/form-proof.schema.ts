import * as z from 'zod';

/** What every public form sends beside what a person typed; see `FormProof`. */
export const formProofShape = {
  attempt: z.uuid(),
  homepage: z.string().max(1000),
  openForMs: z.number().min(0),
};
