import * as z from 'zod';
import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/tool/audience.ts';
import { listingPath, listingKinds } from './listing-path.ts';
import { criteria } from './filter-criteria.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { toolStates } from '#domain/tool/tool-words.ts';
import { rightsAnswers } from '#domain/tool/tool-words.ts';
import { slugSchema } from '#domain/text/web-fields.schema.ts';

/** One kind of demand: any of its words suffices. */
const anyOf = <Word extends string>(words: readonly Word[]) => z.array(z.enum(words)).min(1).optional();
const anyTerm = z.array(z.string().min(2).max(40)).min(1).optional();

/** What a tool must be to stand in a collection: ANY word within a kind, ALL kinds together. */
export const listingRuleSchema = z
  .strictObject({
    categories: anyTerm.describe('Terms from data/categories.json; the tool carries any of them.'),
    badges: anyTerm.describe('Badges from data/categories.json.'),
    departments: anyOf(departments).describe('Departments with a use for the tool.'),
    goals: anyOf(goals).describe('Goals the tool serves.'),
    budgets: anyOf(budgets).describe('Budget ranges.'),
    experienceLevels: anyOf(experienceLevels).describe('Who can work with it from the first day.'),
    teamSizes: anyOf(teamSizes).describe('Team sizes it suits.'),
    criteria: anyOf(criteria).describe('Filter criteria of the catalogue, e.g. storyboarding.'),
    states: anyOf(toolStates).describe(
      'Where the tool stands in its life. Without this kind everything but shut-down tools.',
    ),
    commercialUse: anyOf(rightsAnswers).describe('Rights label: may the output be used in paid work?'),
    trainsOnUploads: anyOf(rightsAnswers).describe('Rights label: does the maker train on uploads by default?'),
    indemnity: anyOf(rightsAnswers).describe('Rights label: does the maker stand in for claims?'),
    confirmedFacts: anyOf(factNames).describe("Values that must all be confirmed in the maker's own words."),
  })
  .refine(
    (rule) => Object.values(rule).some((words) => words !== undefined),
    'A rule without a demand lists the whole catalogue: name at least one.',
  );

/** One collection page: a title, an intro in the yak's voice and a rule, never a hand list. */
const listingSchema = z.strictObject({
  slug: slugSchema.describe('Last part of the address.'),
  shelf: z
    .enum(listingKinds)
    .describe('category, department (both /tools/{slug}), search (/search/{slug}) or top (/{slug}).'),
  label: z.string().trim().min(2).max(24).describe('Short name in rows of links.'),
  title: z.string().trim().min(3).max(48).describe('Headline of the page.'),
  intro: z.string().trim().min(40).max(320).describe('One or two sentences of our own.'),
  words: z
    .array(z.string().regex(/^[a-z0-9 ]+$/))
    .max(16)
    .default([])
    .describe('What a reader may type when looking for this, in small letters.'),
  rule: listingRuleSchema.describe('Which tools belong here.'),
});

/** The content of `data/collections.json`. */
export const listingsSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  collections: z
    .array(listingSchema)
    .min(1)
    .refine((list) => new Set(list.map(listingPath)).size === list.length, 'Two collections share one address.')
    .refine(
      (list) => list.every((collection) => !['/tools/a-z', '/tools/rights'].includes(listingPath(collection))),
      '/tools/a-z is the index of names, /tools/rights the table of rights.',
    ),
});

export type ListingRule = z.output<typeof listingRuleSchema>;
export type Listing = z.output<typeof listingSchema>;
