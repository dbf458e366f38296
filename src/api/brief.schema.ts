import * as z from 'zod';
import { departments } from '#domain/tool/audience.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';

const names = z.array(z.string());

/** A list of tools as it goes out of the house: what each costs and allows, who says so, and since when. */
export const briefSchema = z.strictObject({
  title: z.string(),
  intro: z.string(),
  byName: z.string().describe('Whom it names as its author; empty names nobody.'),
  madeOn: z.iso.date(),
  tools: z.array(
    z.strictObject({
      id: z.number().int(),
      name: z.string(),
      path: z.string().describe('Of its page in the guide.'),
      link: z.string().describe('The maker’s own address.'),
      description: z.string(),
      note: z.string().describe('Why it is on the list: the author’s own words; may be empty.'),
      use: z.string(),
      skipItIf: z.string(),
      category: z.string(),
      price: z.string().describe('With * where nobody has confirmed it.'),
      isPriceUnconfirmed: z.boolean(),
      status: z.string().describe('What stands in its way; empty for an active tool.'),
      facts: z.array(
        z.strictObject({
          name: z.enum(factNames),
          title: z.string(),
          value: z.string().describe('All that is known, of the plan that is priced first.'),
          answer: z
            .strictObject({ text: z.string(), aside: z.string() })
            .describe('Of the plan that is priced alone, and on what that hangs.'),
          standing: z.string(),
          isConfirmed: z.boolean(),
          source: z.string().nullable(),
          copy: z.string().nullable(),
        }),
      ),
      terms: z.string().describe('What last changed in its maker’s terms; empty when nothing is known to have.'),
    }),
  ),
  leftOut: z.number().int().describe('Tools that a sample leaves out; 0 when it is whole.'),
  total: z.strictObject({
    monthlyAmount: z.number(),
    paidCount: z.number().int(),
    freeCount: z.number().int(),
    unconfirmed: names,
    uncounted: names,
    paidWork: z.strictObject({
      monthlyAmount: z.number(),
      count: z.number().int(),
      unconfirmed: names,
      uncounted: names,
    }),
  }),
  rights: z.array(
    z.strictObject({
      right: z.enum(['commercialUse', 'trainsOnUploads', 'indemnity']),
      good: z.number().int().describe('How many answers are good, each on the plan that is priced.'),
      of: z.number().int().describe('Of how many tools.'),
      text: z.string().describe('The same in words.'),
      hanging: names.describe('The tools whose good answer hangs on something.'),
      others: z
        .array(z.strictObject({ says: z.string(), names }))
        .describe('The tools behind every other answer, the worst first.'),
    }),
  ),
  unpriced: z
    .string()
    .describe(
      'Of tools without a priced plan that permits paid work, the plan that is judged; empty where all have one.',
    ),
  tasks: z.strictObject({
    covered: z.array(z.strictObject({ slug: z.string(), title: z.string(), names })),
    desk: z.enum(departments).nullable().describe('The desk that most of the tools are for first.'),
    deskJobs: z
      .strictObject({ all: z.number().int(), done: z.number().int() })
      .describe('The jobs that are this desk’s first business, and how many of them the list does well.'),
  }),
});
