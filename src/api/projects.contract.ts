import * as z from 'zod';
import { localLineSchema, newProjectSchema } from '#domain/project/line-change.schema.ts';
import { PROJECT_BOUNDS, type Project } from '#domain/project/project.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { SavedUnderRules } from '#domain/project/saved-under-rules.ts';
import type { Recall } from '#domain/project/recalls.ts';

/** A project in the list of its owner. */
export interface ListedProject extends Project {
  /** Lines that count: withdrawn ones are left out. Null when they cannot be read right now. */
  lines: number | null;
  /** Tools of those lines, each once. */
  toolIds: number[];
  /** How the reader's saved tools stand to its rules; null where these ask for nothing, and in a browser without sign-in. */
  saved: SavedUnderRules | null;
}

/** The person's projects, in the order they were made. */
export interface ProjectsAnswer {
  projects: ListedProject[];
  /** How many the plan allows; null for any number. What is above it stays, and nothing new is added. */
  limit: number | null;
  /** How many lines a project may have on this plan. */
  lineLimit: number;
  /** What changed since lines were frozen, by tool: the same that the letter tells. Null when nobody can say right now. */
  recalls: Recall[] | null;
}

/**
 * Body of `POST /api/projects`: with lines it is a project that a browser kept, moved in whole. The same id again adds what is
 * missing and changes nothing else. Facts that carry the seal of `POST /api/project-facts` keep their day; all others are frozen
 * as the guide has them now.
 */
const projectsSchema = newProjectSchema.extend({
  lines: z.array(localLineSchema).max(PROJECT_BOUNDS.linesAtOnce).optional(),
});

export const projectsEndpoint = {
  path: '/api/projects',
  methods: {
    GET: {
      who: 'user',
      answers: typeOnly<ProjectsAnswer>(),
      statuses: [401, 200, 200, 200],
    },
    POST: {
      who: 'user',
      in: projectsSchema,
      mostBytes: 1_048_576,
      answers: typeOnly<Project>(),
      statuses: [401, 201, 201, 201],
      example: {
        id: '1f0b7c2e-52a3-4c0e-8c43-1d2f5b6a7c82',
        name: 'Autumn film',
        client: 'Acme Ltd',
        rules: { paidWork: true },
        note: '',
      },
    },
  },
} as const satisfies Contract;
