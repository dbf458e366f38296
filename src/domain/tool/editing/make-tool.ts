import { recordOf, toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import type { Source } from '#domain/tool/evidence/source.schema.ts';
import type { Plan, PlanPrice, PlanRights } from '#domain/tool/plan/plan.schema.ts';
import { laterFields } from '#domain/tool/later-fields.ts';
import { recordOfBefore } from '#domain/tool/shapes-of-before.ts';
import type { Budget } from '#domain/tool/audience.ts';
import type { DerivedFacts } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool, ToolRecord } from '#domain/tool/tool.schema.ts';

const facts: Omit<DerivedFacts, 'priceOfYes'> = {
  freeUse: 'no',
  pricing: { amount: 10, period: 'month', details: 'One seat.' },
  standardPricing: 'From $10/month',
  rights: { commercialUse: 'yes', trainsOnUploads: 'not read', indemnity: 'not read' },
  evidence: noEvidence(),
};

/**
 * A valid tool for tests; say only what the test is about. Facts said without plans stand as they are said, and get the
 * plans from which they would follow.
 */
export function makeTool(fields: Partial<Tool> = {}): Tool {
  const record = {
    ...laterFields(),
    id: 1,
    slug: 'some-tool',
    name: 'Some Tool',
    description: 'Makes pictures of places that do not exist, for boards and first drafts.',
    icon: null,
    badge: 'Image',
    category: 'AI image generation',
    link: 'https://example.com/',
    pros: ['Draws quickly', 'Reads long prompts', 'Keeps a look'],
    cons: ['Cannot spell', 'Forgets hands'],
    yakOpinion: 'We would use it for boards and nothing a client keeps. '.repeat(5),
    skipItIf: 'you need vector files',
    teamSizes: ['solo'],
    experienceLevel: ['beginner'],
    departments: ['creative'],
    goals: ['design-visual'],
    ethicallyTrained: '',
    idealUseCases: 'Boards and first drafts',
  } satisfies Partial<ToolRecord>;
  if (fields.plans || fields.baseRights) return toolOf({ ...record, ...fields } as ToolRecord);
  const { plans: _, ...before } = record;
  return { ...toolOf(recordOfBefore({ ...before, ...facts, ...fields }) as ToolRecord), ...facts, ...fields };
}

/** A valid tool for tests whose facts all follow from its plans, as a tool of the guide. */
export function makeDerivedTool(fields: Partial<Tool> = {}): Tool {
  return toolOf(recordOf(makeTool(fields)));
}

/** Evidence for tests: the maker's page, read on 1 November 2026; say only what the test is about. */
export function makeEvidence(fields: Partial<Evidence> = {}): Evidence {
  return {
    source: 'https://example.com/pricing',
    kind: 'maker',
    quote: 'Ten dollars a month',
    readOn: '2026-11-01',
    pageDate: null,
    ...fields,
  };
}

/** A maker's page for tests, read on 20 November 2026; say only what the test is about. */
export function makeSource(fields: Partial<Source> = {}): Source {
  return {
    page: 'https://example.com/terms',
    copy: null,
    kind: 'maker',
    readOn: '2026-11-20',
    pageDate: null,
    language: 'en',
    ...fields,
  };
}

/** A plan for tests, by default in dollars a month and by the seat; without words its price is not confirmed. */
export function makePlan(
  name: string,
  price: Pick<PlanPrice, 'amount'> & Partial<PlanPrice>,
  rights: PlanRights = {},
): Plan {
  return {
    name,
    includes: '',
    isTrial: false,
    price: {
      currency: 'USD',
      period: 'month',
      billed: null,
      perPerson: true,
      minimumPeople: null,
      evidence: [],
      ...price,
    },
    priceYearly: null,
    rights,
  };
}

/** Price fields for tests with which a tool asks for a budget. */
export function pricedFor(budget: Budget): Pick<Tool, 'pricing' | 'freeUse'> {
  const amount = { free: 0, low: 20, medium: 99, high: 400 }[budget];
  return { pricing: { amount, period: 'month', details: '' }, freeUse: amount === 0 ? 'yes' : 'no' };
}
