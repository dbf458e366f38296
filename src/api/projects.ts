import type { z } from 'zod';
import type { Project } from '#domain/project/project.ts';
import type { SavedUnderRules } from '#domain/project/saved-under-rules.ts';
import type { Recall } from '#domain/project/recalls.ts';
import type { projectsSchema } from './projects.contract.ts';
import { request } from './request.ts';

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

/** @throws CallError `unauthorized` when nobody is signed in */
export function fetchProjects(): Promise<ProjectsAnswer> {
  return request('GET', '/api/projects');
}

/**
 * Makes a project, or moves in one that this browser kept; the same id again adds what is missing and changes nothing else.
 * Facts that carry the seal of `POST /api/project-facts` keep their day; all others are frozen as the guide has them now.
 * @throws CallError `upgrade_required`, `project_full`
 */
export function makeProject(project: z.input<typeof projectsSchema>): Promise<Project> {
  return request('POST', '/api/projects', project);
}
