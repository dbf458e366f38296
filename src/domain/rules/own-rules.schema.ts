import * as z from 'zod';
import { rulesSchema } from './rules.schema.ts';

const time = z.iso.datetime();

/** A reader's own list of rules, as it is stored. What a later release asks for besides stays in it. */
export const ownRulesSchema = z.object({
  /** Made where the list is made, in the browser too: the same one that arrives twice is one. */
  id: z.uuid(),
  name: z.string(),
  /** Whom it is for; may be empty. */
  client: z.string(),
  /** In the reader's words; may be empty. */
  note: z.string(),
  /** Revenue of the company and people among them. */
  rules: z.object(rulesSchema.shape),
  createdAt: time,
  changedAt: time,
});
