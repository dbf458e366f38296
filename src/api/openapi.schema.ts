import * as z from 'zod';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import { frozenFactsSchema } from '#domain/project/frozen-facts.schema.ts';
import { seenSchema } from '#domain/project/project-lines.schema.ts';
import { sheetSchema } from '#domain/project/sheet.schema.ts';
import { rulesSchema } from '#domain/rules/rules.schema.ts';
import { verdictWords } from '#domain/rules/verdict-statement.ts';
import { evidenceSchema } from '#domain/tool/evidence.schema.ts';
import { evidenceKinds, factNames } from '#domain/tool/evidence.ts';
import { planAnswers, planPriceSchema, planRightNames, planRightSchema, planSchema } from '#domain/tool/plan.schema.ts';
import { priceOfYesSchema, pricingSchema, rightsSchema } from '#domain/tool/stated-facts.schema.ts';
import { freeUses } from '#domain/tool/tool-words.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { contactSchema } from './contact.contract.ts';
import { contact } from './contact.contract.ts';
import { emailSubscriptionSchema } from './email-subscriptions.contract.ts';
import { emailSubscriptions } from './email-subscriptions.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { listExportSchema } from './list-exports.contract.ts';
import { listExports } from './list-exports.contract.ts';
import { mcpSchema } from './mcp.contract.ts';
import { mcp } from './mcp.contract.ts';
import { projectFactsSchema } from './project-facts.contract.ts';
import { projectFacts } from './project-facts.contract.ts';
import { recommendationsSchema } from './recommendations.contract.ts';
import { recommendations } from './recommendations.contract.ts';
import { searchEndpoint } from './search.contract.ts';
import { SEARCH_LIMITS } from './search.ts';
import { formTime } from './form-time.contract.ts';
import { sharedCollection } from './shared-kit.contract.ts';
import { sheetSeenSchema } from './shared-sheet.contract.ts';
import { sharedSheet } from './shared-sheet.contract.ts';
import { toolSubmissionSchema } from './tool-submissions.contract.ts';
import { toolSubmissions } from './tool-submissions.contract.ts';
import { toolUpdates } from './tool-updates.contract.ts';
import { tool } from './tool.contract.ts';
import { tools } from './tools.contract.ts';
import { verdictsSchema } from './verdicts.contract.ts';
import { verdictsEndpoint } from './verdicts.contract.ts';
import { whyNotSchema } from './why-not.contract.ts';
import { whyNot } from './why-not.contract.ts';

type JsonSchema = Record<string, unknown>;

/** One call that anybody may make, and how it is described. */
interface PublicCall {
  endpoint: Endpoint;
  method: 'GET' | 'POST';
  summary: string;
  parameters?: JsonSchema[];
  body?: z.ZodType;
  /** Schema of the answer; null where the answer is an acknowledgement or belongs to another protocol. */
  answer: z.ZodType | null;
}

const standing = z
  .enum(['confirmed', 'reported', 'unconfirmed'])
  .describe(
    'confirmed: the maker’s own words were read; reported: somebody else tells them; unconfirmed: nobody here read it.',
  );
const toldPrice = planPriceSchema.extend({ standing });
const toldRight = planRightSchema.extend({
  answer: z
    .enum([...planAnswers, 'disputed'])
    .describe('disputed: those who read it say different things; count it as no yes.'),
  standing,
});
const toldPlan = planSchema.extend({
  price: toldPrice.nullable(),
  priceYearly: toldPrice.nullable(),
  rights: z
    .record(z.enum(planRightNames), toldRight)
    .describe('All seven, as they hold on this plan: its own answer, else what the terms say for every plan.'),
});
const evidenceByFact = z.record(z.enum(factNames), evidenceSchema.nullable());
const toolAnswer = toolSchema
  .omit({ $schema: true, baseRights: true, noFreePlan: true, ethicsEvidence: true, statusEvidence: true })
  .extend({
    plans: z.array(toldPlan),
    pricing: pricingSchema.extend({ details: z.string() }),
    freeUse: z.enum(freeUses),
    standardPricing: z.string(),
    rights: rightsSchema,
    evidence: evidenceByFact,
    priceOfYes: priceOfYesSchema
      .nullable()
      .describe('The cheapest plan on which paid work is a yes; null when no such price was read.'),
    badgeColor: z.string(),
    budgetRange: z.enum(['free', 'low', 'medium', 'high']),
  });
const link = z.object({ title: z.string(), path: z.string() });
const searchAnswer = z.object({
  query: z.string(),
  didYouMean: z.string().optional(),
  notRead: z.string().optional(),
  tools: z.array(
    z.object({
      id: z.number().int(),
      slug: z.string(),
      name: z.string(),
      why: z.string(),
      price: z.string().describe('With * where nobody has confirmed it.'),
      path: z.string(),
    }),
  ),
  tasks: z.array(link.extend({ slug: z.string() })),
  pages: z.array(link),
});
const dropView = z.union([
  dropSchema.omit({ $schema: true }).extend({
    locked: z.literal(false),
    successor: z.object({ id: z.number().int(), updateTitle: z.string() }).nullable(),
  }),
  z.object({
    ...dropSchema.pick({ id: true, toolName: true, updateType: true, releaseDate: true }).shape,
    locked: z.literal(true),
  }),
]);
const mark = z.object({ code: z.string(), text: z.string(), weight: z.number() });
const recommended = z.looseObject({
  id: z.number(),
  name: z.string(),
  score: z.number(),
  reasons: z.array(mark),
  misfits: z.array(mark),
});
const verdictWord = z
  .enum(Object.values(verdictWords))
  .describe(
    'unknown: nobody has read enough; it is no pass. passes when switched: once the setting in condition is changed.',
  );
const ruleName = z.enum(rulesSchema.omit({ people: true }).keyof().options);
const verdict = z.object({
  toolId: z.number().int(),
  verdict: verdictWord,
  plan: z.string().nullable().describe('The cheapest plan that passes; null when none does.'),
  price: planPriceSchema
    .pick({ currency: true, period: true, unit: true, billed: true, perPerson: true })
    .extend({
      amount: z.number().describe('As printed: for one person, when each one pays.'),
      seats: z.number().int().describe('Seats that have to be bought.'),
      isUnconfirmed: z.boolean().describe('Nobody has read the amount: quote it with that caveat.'),
    })
    .nullable(),
  noPrice: z.enum(['on request', 'not read']).nullable().describe('Why the plan that passes has no price.'),
  reasonsOn: z.string().nullable().describe('The plan that the reasons are about.'),
  failsOnEveryPlan: z.array(ruleName).describe('Of a tool that fails: the rules that each of its plans breaks.'),
  plans: z
    .array(z.object({ plan: z.string(), verdict: verdictWord, rules: z.array(ruleName) }))
    .describe('Each plan to work with, and the rules that it owes its verdict to; none for one that passes.'),
  reasons: z.array(
    z.object({
      rule: ruleName,
      verdict: verdictWord,
      says: z.string().describe('The answer as it was read: yes, opt-out, not read, …'),
      condition: z.string(),
      quote: z.string().nullable(),
      english: z.string().nullable().describe('What the words say, when they are in another language.'),
      page: z.string().nullable(),
      copy: z.string().nullable().describe('Where they were read, when that is not the page itself.'),
      day: z.string().nullable(),
      kind: z.enum(evidenceKinds).nullable(),
      read: z.string().nullable().describe('How the page was read: as copied on 15 September 2026 by owner/archive.'),
    }),
  ),
});
const errorAnswer = z.object({ message: z.string(), code: z.string(), requiresUpgrade: z.literal(true).optional() });

const query = (name: string, schema: JsonSchema, required: boolean) => ({ name, in: 'query', required, schema });

const linkKey = { name: 'key', in: 'path', required: true, schema: { type: 'string' } };
const sharedSheetAnswer = z.object({
  sheet: sheetSchema,
  hash: z.hash('sha256').describe('SHA-256 of the JSON file of the sheet.'),
  byName: z.string(),
  seen: z.array(seenSchema),
});

const calls: readonly PublicCall[] = [
  {
    endpoint: searchEndpoint,
    method: 'GET',
    summary: 'Finds tools, tasks and pages for what somebody types, best first.',
    parameters: [
      query('q', { type: 'string', maxLength: SEARCH_LIMITS.characters }, true),
      query(
        'limit',
        { type: 'integer', minimum: 1, maximum: SEARCH_LIMITS.mostFinds, default: SEARCH_LIMITS.finds },
        false,
      ),
    ],
    answer: searchAnswer,
  },
  {
    endpoint: tools,
    method: 'GET',
    summary: 'All tools, or those that ids names, sorted by name; answered with an ETag.',
    parameters: [query('ids', { type: 'string', description: 'Up to 50 numbers with commas between them.' }, false)],
    answer: z.array(toolAnswer),
  },
  {
    endpoint: tool,
    method: 'GET',
    summary: 'One tool with its plans, rights by plan and evidence for each value, and up to three similar ones.',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
    answer: z.object({
      tool: toolAnswer,
      ink: z.string(),
      similar: z.array(z.looseObject({ id: z.number(), name: z.string() })),
    }),
  },
  {
    endpoint: toolUpdates,
    method: 'GET',
    summary: 'Fresh Drops, newest first; without Core the first ones whole and the rest locked.',
    answer: z.array(dropView),
  },
  {
    endpoint: recommendations,
    method: 'POST',
    summary: 'Ranks the tools for one set of answers, with reasons and misfits.',
    body: recommendationsSchema,
    answer: z.object({ recommendations: z.array(recommended), fit: z.enum(['good', 'partial', 'little']) }),
  },
  {
    endpoint: whyNot,
    method: 'POST',
    summary: 'Where one tool stands under these answers, and why.',
    body: whyNotSchema,
    answer: z.looseObject({ toolId: z.number(), name: z.string() }),
  },
  {
    endpoint: verdictsEndpoint,
    method: 'POST',
    summary: 'May tools be used under what a client allows: a verdict each, with plan, price, words, page and day.',
    body: verdictsSchema,
    answer: z.object({ verdicts: z.array(verdict) }),
  },
  {
    endpoint: sharedCollection,
    method: 'GET',
    summary: 'A collection that its owner shares by a link: the tools with their notes, prices, rights and sources.',
    parameters: [linkKey],
    answer: z.looseObject({ title: z.string(), madeOn: z.string(), tools: z.array(z.looseObject({ id: z.number() })) }),
  },
  {
    endpoint: projectFacts,
    method: 'POST',
    summary:
      'What the guide knows of one plan now, resolved with words, page, copy and day, and its verdict under these rules; with a seal that proves the day.',
    body: projectFactsSchema,
    answer: z.object({ facts: frozenFactsSchema, frozenOn: z.string(), seal: z.string() }),
  },
  {
    endpoint: sharedSheet,
    method: 'GET',
    summary: 'The sheet of a project that its owner shares by a link: assets, tools, plans and their frozen facts.',
    parameters: [linkKey],
    answer: sharedSheetAnswer,
  },
  {
    endpoint: sharedSheet,
    method: 'POST',
    summary: 'Confirms by name that somebody has seen this version of the sheet.',
    parameters: [linkKey],
    body: sheetSeenSchema,
    answer: sharedSheetAnswer,
  },
  {
    endpoint: listExports,
    method: 'POST',
    summary: 'A list of tools as CSV, Markdown or JSON; without Core a sample of the first tools.',
    body: listExportSchema,
    answer: null,
  },
  {
    endpoint: mcp,
    method: 'POST',
    summary:
      'The guide by the Model Context Protocol: search, tool, compare, recommend, check_rules, fresh_drops, changes_since.',
    body: mcpSchema,
    answer: z.looseObject({ jsonrpc: z.literal('2.0') }),
  },
  {
    endpoint: formTime,
    method: 'GET',
    summary:
      'The signed time at which a form was opened: sent back as `opened` two seconds later or more, within a day.',
    answer: z.object({ opened: z.string() }),
  },
  {
    endpoint: toolSubmissions,
    method: 'POST',
    summary: 'Suggests a tool for the guide.',
    body: toolSubmissionSchema,
    answer: null,
  },
  { endpoint: contact, method: 'POST', summary: 'Sends a message to the editors.', body: contactSchema, answer: null },
  {
    endpoint: emailSubscriptions,
    method: 'POST',
    summary: 'Subscribes an address, which is asked to confirm.',
    body: emailSubscriptionSchema,
    answer: null,
  },
];

/** The calls of the interface that need no account, as `GET /api/tools`. */
export const publicCalls: readonly string[] = calls.map(({ method, endpoint }) => `${method} ${endpoint.path}`);

/**
 * The description of the interface in OpenAPI 3.1, made from the very contracts and schemas that answer.
 * @param site origin of the site
 */
export function openApiDocument(site: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, site) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yak',
      version: '1.0.0',
      description:
        'A guide to AI tools: prices, rights and drawbacks, each value with source and day. Quote a value without evidence as not confirmed.',
    },
    servers: [{ url: site }],
    paths,
    components: { schemas: { Error: schemaOf(errorAnswer, 'output') } },
  };
}

function describeCall(
  { endpoint, method, summary, parameters = [], body, answer }: PublicCall,
  site: string,
): JsonSchema {
  const isForOurPages = method === 'POST' && endpoint !== mcp;
  const origin = { name: 'Origin', in: 'header', required: true, schema: { type: 'string', const: site } };
  const answered = { description: 'Done.', ...(answer ? { content: jsonOf(schemaOf(answer, 'output')) } : {}) };
  return {
    operationId: `${method.toLowerCase()}${endpoint.path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    parameters: isForOurPages ? [...parameters, origin] : parameters,
    ...(body ? { requestBody: { required: true, content: jsonOf(schemaOf(body, 'input')) } } : {}),
    responses: {
      ...(answer ? { 200: answered } : { '2XX': answered }),
      default: { description: 'Refused, in words.', content: jsonOf({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function jsonOf(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}

/** A shape as JSON Schema, the dialect of OpenAPI 3.1. */
function schemaOf(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
}
