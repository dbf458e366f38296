/** The phases of the work that jobs belong to, in the order in which a project runs through them. */
export const phases = [
  'research',
  'analysis',
  'planning',
  'writing',
  'pictures',
  'photos',
  'design',
  'animation',
  'video',
  'editing',
  'voice',
  'sound',
  'effects',
  'presenting',
  'publishing',
  'workflow',
] as const;
type Phase = (typeof phases)[number];

/** Each phase as a heading. */
export const phaseTitles: Record<Phase, string> = {
  research: 'Research',
  analysis: 'Making sense of it',
  planning: 'Planning',
  writing: 'Writing',
  pictures: 'Pictures',
  photos: 'Photo editing',
  design: 'Design and web',
  animation: 'Animation and 3D',
  video: 'Shots and video',
  editing: 'Cutting',
  voice: 'Voice',
  sound: 'Sound and music',
  effects: 'Effects and finish',
  presenting: 'Presenting',
  publishing: 'Publishing',
  workflow: 'Workflow',
};
/** What stands over jobs of which nobody has said the phase. */
const OTHER_TITLE = 'Other jobs';

/** Jobs of one phase. */
interface PhaseGroup<T> {
  /** 'Sound and music'. */
  title: string;
  /** The name of its place on a page. */
  anchor: string;
  own: T[];
}

/** Jobs by phase, in the order of the phases, last those without; within one they stay in the order they came in. */
export function byPhase<T>(jobs: readonly T[], phaseOf: (job: T) => Phase | null | undefined): PhaseGroup<T>[] {
  const found = Map.groupBy(jobs, (job) => phaseOf(job) ?? null);
  return [...phases, null].flatMap((phase) => {
    const own = found.get(phase);
    if (!own) return [];
    return [{ title: phase === null ? OTHER_TITLE : phaseTitles[phase], anchor: phase ?? 'other', own }];
  });
}
