import type { Fit } from './tool-words.ts';

/** Weight of each fit wherever tools are put in order by a task: what is made for the job before what can do it. */
export const FIT_WEIGHTS: Record<Fit, number> = { 'made for': 1, 'good at': 0.7, can: 0.3 };

/** How much less a tool's later tasks say about it than its first: each place takes this share. */
const PLACE_STEP = 0.04;

/** What a task says about a tool, up to 1: by fit, and a little by its place, from 0, among the tool's own tasks. */
export function taskWeightAt(fit: Fit, place: number): number {
  return FIT_WEIGHTS[fit] * (1 - PLACE_STEP * place);
}

/** How much less a tool's later tasks say of what somebody wants who looks for another tool instead: each place takes this share. */
const WANTED_PLACE_STEP = 0.08;

/** What a task says about what somebody wants who has a tool and looks for another, up to 1: by fit, and by its place, from 0. */
export function wantedWeightAt(fit: Fit, place: number): number {
  return FIT_WEIGHTS[fit] * (1 - WANTED_PLACE_STEP * place);
}
