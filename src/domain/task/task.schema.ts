import * as z from 'zod';
import { departments, goals } from '#domain/tool/audience.ts';
import { useCases } from '#domain/tool/catalogue/filter-criteria.ts';
import { slugSchema } from '#domain/text/web-fields.schema.ts';
import { phases } from './phase.ts';

/** Words in order of weight: the first is what it is for, and none stands twice. */
const ordered = <Word extends string>(words: readonly Word[], atMost: number) =>
  z
    .array(z.enum(words))
    .min(1)
    .max(atMost)
    .refine((list) => new Set(list).size === list.length, 'Name each word once.');

/** One job that somebody wants done, in their words: the content of `data/tasks/<slug>.json`. */
export const taskSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  slug: slugSchema.describe('Same as the file name without .json; last part of the address /tasks/{slug}.'),
  title: z.string().trim().min(6).max(60).describe("The job as an order: 'Remove a background'."),
  sentence: z
    .string()
    .trim()
    .min(40)
    .max(160)
    .describe('What comes in, what comes out, what to look out for: one sentence.'),
  says: z
    .array(z.string().trim().min(2).max(60).toLowerCase())
    .min(6)
    .max(100)
    .describe("What people type for it, in small letters: synonyms, misspellings, neighbours' brand names."),
  desks: ordered(departments, 5).describe('Departments that have this job, in order of weight.'),
  goals: ordered(goals, 4).describe('Goals it serves, in order of weight.'),
  phase: z
    .enum(phases)
    .nullable()
    .default(null)
    .describe('Phase of the work it belongs to; null where nobody has said it.'),
  useCase: z.enum(useCases).nullable().describe('The paid filter it belongs to, or null.'),
  paidBy: z.string().trim().min(3).max(40).describe("How a result is commonly paid for: 'per image', 'per seat'."),
  fewTools: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe('Why fewer than three living tools do it; empty when three or more do.'),
});

export type Task = Omit<z.output<typeof taskSchema>, '$schema'>;
