import * as z from 'zod';
import { lineSchema } from '#domain/text/line.schema.ts';
import { OWN_RULES_BOUNDS } from './own-rules.ts';
import { rulesSchema } from './rules.schema.ts';

const name = lineSchema(OWN_RULES_BOUNDS.name).pipe(z.string().min(1, 'A list of rules needs a name'));
const id = z.uuid();

/** One change of a person's own rules, as it is sent; a list that is there already takes what is said now. */
export const ownRulesChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('keep'),
    id,
    name,
    client: lineSchema(OWN_RULES_BOUNDS.client),
    note: lineSchema(OWN_RULES_BOUNDS.note),
    rules: rulesSchema,
  }),
  z.strictObject({ do: z.literal('delete'), id }),
]);
