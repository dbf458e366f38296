import * as z from 'zod';
import { issueWords } from '#domain/record/document-problem.ts';
import type { ToolPatch } from './edit-tool.ts';
import { factNames } from './evidence.ts';
import { evidenceSchema } from './evidence.schema.ts';
import { planRightNames, planRightSchema } from './plan.schema.ts';
import { sourceSchema, sourcesSchema } from './source.schema.ts';
import { pricingSchema, rightsSchema } from './stated-facts.schema.ts';
import { freeUses } from './tool-words.ts';
import type { ToolProblem } from './tool-problem.ts';
import { toolSchema } from './tool.schema.ts';

const { plans, noFreePlan, ethicsEvidence, statusEvidence, status } = toolSchema.shape;

/** What must have its shape before anything can follow from it; the other fields are checked with the whole tool. */
const patchSchema = z.object({
  fields: z
    .looseObject({
      plans: plans.unwrap(),
      noFreePlan: noFreePlan.unwrap(),
      ethicsEvidence: ethicsEvidence.unwrap(),
      statusEvidence: statusEvidence.unwrap(),
      status,
      baseRights: z.partialRecord(z.enum(planRightNames), planRightSchema.nullable()),
      sources: z.record(sourcesSchema.keyType, sourceSchema.nullable()),
      pricing: pricingSchema.extend({ details: z.string().max(300) }).partial(),
      freeUse: z.enum(freeUses),
      rights: rightsSchema.partial(),
      conditions: z.partialRecord(
        z.enum(Object.keys(rightsSchema.shape) as (keyof typeof rightsSchema.shape)[]),
        z.string().max(200),
      ),
    })
    .partial(),
  evidence: z.partialRecord(z.enum(factNames), evidenceSchema.nullable()).optional(),
});

/** What of a change is no value of its kind, by field: nothing can be said about a tool before that is put right. */
export function patchProblems(patch: ToolPatch): ToolProblem[] {
  const problems = (patchSchema.safeParse(patch).error?.issues ?? []).map((issue) => ({
    field: issue.path.join('.').replace(/^fields\./, ''),
    remedy: issueWords(issue),
  }));
  return problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);
}
