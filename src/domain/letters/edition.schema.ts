import * as z from 'zod';
import { rightsOfBefore } from '#domain/tool/shapes-of-before.ts';
import { pricingSchema, rightsSchema } from '#domain/tool/evidence/stated-facts.schema.ts';
import { planRightNames } from '#domain/tool/plan/plan-words.ts';
import { statusSchema } from '#domain/tool/tool.schema.ts';

const change = z.object({ fact: z.enum(['price', 'plan', 'rights', 'status']), text: z.string() });

/** One mailing to many, kept until every reader has been looked at. */
export const editionSchema = z.object({
  /** Part of the key of each of its mails, e.g. `digest-2026-W46`. */
  name: z.string(),
  dropIds: z.array(z.number().int()),
  changes: z.array(
    z.object({
      toolId: z.number().int(),
      toolName: z.string(),
      changes: z.array(change),
      isCorrection: z.boolean().optional(),
      isTerms: z.boolean().optional(),
    }),
  ),
  /** Tools of which something changed that touches work done with them: whoever names them in a project is told. */
  projectTools: z.array(z.number().int()).optional(),
  progress: z.object({
    /** The last place in the walk over all readers that is behind us; empty at the beginning. */
    after: z.string(),
    /** Readers who could not be looked at in this walk: then there is another one. */
    failures: z.number().int(),
    /** Walks that ended with failures. */
    walks: z.number().int(),
    isDone: z.boolean(),
  }),
});

/** What alerts are made from: the catalogue as it was known, and the round of alerts that is under way or was last. */
export const alertDeskSchema = z.object({
  known: z.object({
    /** The facts that are watched, by the tool's id. */
    facts: z.record(
      z.string(),
      z.object({
        /** An upload may leave the details out. */
        pricing: pricingSchema.extend({ details: z.string() }),
        standardPricing: z.string(),
        rights: z.preprocess(rightsOfBefore, rightsSchema),
        status: statusSchema,
        planRights: z.partialRecord(z.enum(planRightNames), z.record(z.string(), z.string())).optional(),
      }),
    ),
    dropIds: z.array(z.number().int()),
    /** Ids of confirmed changes of terms that were told. */
    termsIds: z.array(z.string()).optional(),
    /** A mark of what touches work that was done, by the tool's id. */
    recallMarks: z.record(z.string(), z.string()).optional(),
  }),
  /** Rounds so far. */
  rounds: z.number().int(),
  edition: editionSchema.nullable(),
});

export type AlertDesk = z.output<typeof alertDeskSchema>;
