/** Says that what follows is not wanted: 'the client hates stock photos', 'no more powerpoint'. */
const AVERSE =
  /\b(?:hates?|hated|loathes?|dislikes?|detests?|(?:can ?t|cannot|can not) stand|(?:do|does|don|doesn)(?: not| t) (?:like|want)|(?:sick|tired|bored)(?: and tired)? (?:of|with|by)|fed up with|no more(?! than)|not another|(?:get|getting|move|moving|break|step|come|coming) away from|anything but|enough of|rather than|instead of|alternatives? to) (?<named>.+)$/;
/** Ends what is named. */
const ENDS =
  /^(for|and|but|so|we|i|it|they|need|needs|want|wants|in|on|at|to|with|that|which|because|from|please|what|any|who|is|are|anymore|any|now)$/;
const LONGEST = 3;
/** Somebody who is averse; says nothing of a job. */
const SUBJECT =
  /(?: ?\b(?:i|we|s?he|they|you|everybody|everyone|nobody|who|my|our|the|a|client|clients|boss|team|customer|customers|ceo|m|s|re|am|is|are|was|were|be|been|have|has|had|ve|so|really|just|totally|absolutely|want|wants|need|to|please))+$/;
/** A chore that somebody is sick of is the very job they ask for: 'sick of writing captions'. So is what they have: 'hates our logo'. */
const NOT_LEFT = /^(?:[^ ]+ing|the|our|my|this|these|that|h(?:is|er)|their|your|its|how|when|it|them|being|doing)\b/;
/** Who is replaced leaves the job to be done: 'instead of a photographer'. */
const WHO = /(?:er|or|ist|ian|man|agency|studio|service|team|crew|people|freelance)s?$/;

/** What somebody does not want, and what they say besides. */
interface Aversion {
  named: string;
  besides: string;
}

/** What somebody says that they do not want, in folded text; null when they do not. */
export function readAversion(folded: string): Aversion | null {
  const found = AVERSE.exec(folded);
  const words = found?.groups?.['named']?.replace(/^an? /, '').split(' ') ?? [];
  const end = words.findIndex((word) => ENDS.test(word));
  const named = words.slice(0, Math.min(LONGEST, end < 0 ? words.length : end));
  if (!found || named.length === 0) return null;
  const before = folded.slice(0, found.index).trim().replace(SUBJECT, '');
  return { named: named.join(' '), besides: [before, ...words.slice(named.length)].join(' ').trim() };
}

/** Whether a thing itself is not wanted, rather than a chore that is to be taken off or somebody whose job is to be done. */
export function isThingLeft(named: string): boolean {
  return !NOT_LEFT.test(named) && !WHO.test(named);
}
