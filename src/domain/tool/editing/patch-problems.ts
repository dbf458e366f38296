import * as z from 'zod';
import { issueWords } from '#domain/text/document-problem.ts';
import type { ToolPatch } from './edit-tool.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { evidenceSchema } from '#domain/tool/evidence/evidence.schema.ts';
import { planRightNames, planRightSchema } from '#domain/tool/plan/plan.schema.ts';
import { sourceSchema, sourcesSchema } from '#domain/tool/evidence/source.schema.ts';
import { pricingSchema, rightsSchema } from '#domain/tool/evidence/stated-facts.schema.ts';
import { freeUses } from '#domain/tool/tool-words.ts';
import type { ToolProblem } from './tool-problem.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';

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
