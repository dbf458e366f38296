import { ownRulesChangeSchema } from '#domain/rules/own-rules-change.schema.ts';

/** Body of `POST /api/own-rules`. */
export const ownRulesBodySchema = ownRulesChangeSchema;
