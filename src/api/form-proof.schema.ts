import * as z from 'zod';

/** What every public form sends beside what a person typed; see `FormProof`. */
export const formProofShape = {
  attempt: z.uuid(),
  homepage: z.string().max(1000),
  opened: z.string().max(600).default(''),
};
