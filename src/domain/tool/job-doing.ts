/** Short verbs that end in one consonant after one vowel say it twice: 'cut', 'dub', 'plan', 'get'. */
const DOUBLED = /^[^aeiou]*[aeiou][bdgmnprt]$/;

/** Verbs of two words, and one that is doubled all the same. */
const OTHERS: Readonly<Record<string, string>> = { 'lip sync': 'lip-syncing', level: 'levelling' };

/** A task's slug as the words of its job: 'make a 3D model' for 'make-a-3d-model'. */
export function jobNamed(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/\b3d\b/, '3D');
}

/** A job as what somebody does: 'making social posts' for 'make social posts'. */
export function jobDoing(job: string): string {
  const other = Object.keys(OTHERS).find((verb) => job.startsWith(`${verb} `));
  if (other !== undefined) return `${OTHERS[other]}${job.slice(other.length)}`;
  const [verb = '', ...rest] = job.split(' ');
  return [`${stemOf(verb)}ing`, ...rest].join(' ');
}

function stemOf(verb: string): string {
  if (/[^aeiou]e$/.test(verb)) return verb.slice(0, -1);
  return DOUBLED.test(verb) ? verb + verb.slice(-1) : verb;
}
