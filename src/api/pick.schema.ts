import * as z from 'zod';
import { goals } from '#domain/tool/audience.ts';
import { fits } from '#domain/tool/tool-words.ts';

/** What can speak for a tool. */
export const reasonCode = z.enum([
  'department',
  'goal',
  'task',
  'words',
  'budget',
  'experience',
  'team_size',
  'indemnity',
  'seats',
  'company_price',
]);
const misfitCode = z.enum([
  'other_department',
  'goal_missing',
  'other_experience',
  'other_team_size',
  'price_unread',
  'unsettled',
  'acquired',
  'no_commercial_use',
]);
const mark = { text: z.string(), weight: z.number() };

/** The points of a tool under a set of answers, and what gave and took them. */
export const pointsShape = {
  score: z.number().describe('Weights of the reasons less weights of the misfits.'),
  counted: z.number().describe('The score as it is counted: rounded to a step.'),
  reasons: z.array(z.strictObject({ code: reasonCode, ...mark })),
  misfits: z.array(z.strictObject({ code: misfitCode, ...mark })),
};

/** Why a tool is on the list. */
export const pickShape = {
  ...pointsShape,
  tier: z.number().describe('Its class from 0, by points: within one the editors’ choice goes first.'),
  isByTurn: z.boolean().describe('It is here by turn, not by its points alone.'),
  leadsFor: z.enum(goals).nullable().describe('It stands here for this one goal, not by its points alone.'),
  jobs: z.array(z.strictObject({ task: z.string(), title: z.string(), fit: z.enum(fits), note: z.string() })),
};
