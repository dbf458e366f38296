/** Short verbs that end in one consonant after one vowel say it twice: 'cut', 'dub', 'plan', 'get'. */
const DOUBLED = /^[^aeiou]*[aeiou][bdgmnprt]$/;

/** Verbs of two words, and one that is doubled all the same. */
const OTHERS: Readonly<Record<string, string>> = { 'lip sync': 'lip-syncing', level: 'levelling' };

/** A task's slug as the words of its job: 'make a 3D model' for 'make-a-3d-model'. */
export function jobNamed(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/\b3d\b/, '3D');
}

/** Several jobs in one line; a verb that is that of the one before is left out: 'make a logo, a poster, edit a photo'. */
export function jobsInLine(jobs: readonly string[]): string {
  const verbOf = (job: string | undefined) => /^\S+ /.exec(job ?? '')?.[0].toLowerCase();
  return jobs
    .map((job, place) => {
      const verb = verbOf(job);
      return place > 0 && verb !== undefined && verb === verbOf(jobs[place - 1]) ? job.slice(verb.length) : job;
    })
    .join(', ');
}

/** A job as what somebody does: 'making social posts' for 'make social posts'. */
export function jobDoing(job: string): string {
  const other = Object.keys(OTHERS).find((verb) => job.startsWith(`${verb} `));
  const [verb = '', ...rest] =
    other === undefined ? job.split(' ') : [other, ...job.slice(other.length + 1).split(' ')];
  const [joint = '', second = '', ...last] = rest;
  const further = joint === 'and' ? [joint, doing(second), ...last] : rest;
  return [doing(verb), ...further].join(' ');
}

/** The same as what a tool is for: 'social posts' for 'make social posts', 'dubbing a video' for 'dub a video'. */
export function inUse(job: string): string {
  return isThing(job) ? job.replace(LIGHT, '') : jobDoing(job);
}

/** Whether a job is named by what comes of it. */
export function isThing(job: string): boolean {
  return LIGHT.test(job);
}

/** Verbs that say nothing behind 'for'. */
const LIGHT = /^(make|do|get) /;

function doing(verb: string): string {
  return OTHERS[verb] ?? `${stemOf(verb)}ing`;
}

function stemOf(verb: string): string {
  if (/[^aeiou]e$/.test(verb)) return verb.slice(0, -1);
  return DOUBLED.test(verb) ? verb + verb.slice(-1) : verb;
}
