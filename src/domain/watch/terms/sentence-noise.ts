import { topicsOf, UNSPACED } from './sentence-topics.ts';

/** Fewer words are a heading, a button, an entry of a menu or a call, unless they say what an editor looks for. */
const MIN_WORDS = 7;
const MIN_ENDED = 3;
/** Longer sentences that begin like a date line or talk of cookies say more than that. */
const LONGEST_FRAME_WORDS = 9;
/** Short lines that mean something on a list of plans. */
const SHORT_FACTS =
  /[$€£¥]\s?\d|\d\s?(?:€|usd|eur|gbp)\b|\bcommercial (?:use|usage|licen[cs]e|rights)\b|\bpersonal use only\b|\bwatermark|\bno attribution\b|\b(?:private|stealth) (?:mode|generation|images?)\b|\bno training\b|\btrain(?:ing)? on your\b|\bindemnif/i;
const DATE_LINES =
  /^(?:this (?:version|document|page) )?(?:last |date )?(?:(?:is )?(?:of )?(?:update|modifi|revis|chang)\w*|effective|version|posted|published|in force)\b|^(?:copyright|©|\(c\))|all rights reserved|^(?:view |see )?(?:the )?(?:previous|archived|prior) versions?\b/i;
/** What a document says of its own edition: that it was or will be another one, and from when. The change itself is told where it stands. */
const EDITIONS =
  /^we(?:['’]re| are|['’]ve| have) (?:just |recently )?(?:updat|revis|chang)\w+ (?:the|our|these|this)\b.{0,80}\b(?:terms|polic(?:y|ies)|agreements?|notice|statement|guidelines)\b|^(?:the |these )?(?:updates?|changes) (?:will )?(?:go|take)s? (?:into )?effect\b|^please (?:take a look|review|read)\b.{0,60}\b(?:changes|updates?) (?:go|take)s? (?:into )?effect\b|^this (?:page|document) is the (?:updated|new|current)\b|\bfor the version (?:effective|in force) until\b/i;
const COUNTERS =
  /^[\d.,\s]+[km]?\+?\s*(?:views?|likes?|comments?|shares?|followers?|people|users?|members?|online|downloads?|stars?|minutes?(?: read)?|min read|results?|items?|reviews?)\b|\b(?:people|users?) (?:found this|are viewing)\b|\bout of \d+ found this helpful\b/i;
const COOKIES =
  /\bcookies?\b.{0,160}\b(?:accept|consent|preferences|settings|browsing experience|personali[sz]e|analy[sz]e|by (?:clicking|continuing)|agree|reject|decline|manage)\b|\b(?:accept|reject|manage|allow) (?:all )?cookies\b|\b(?:clicking|continuing|using)\b.{0,60}\bcookies\b|^(?:we|this (?:web)?site) uses? cookies\b/i;
const FRAMES =
  /^(?:skip to (?:main )?content|(?:log|sign) ?(?:in|up|out)|share this|was this (?:article|page) helpful|have more questions|back to top|redirecting|loading|follow us|subscribe to our newsletter|select a language)\b/i;

/** Rules of a page's looks that its text was left with. */
const STYLES = /\{\s*[a-z-]+\s*:[^{}]*[;}]|;\s*[a-z-]+\s*:[^{};]*\}/;
/** Shorter lines that do not end as a sentence, or call or ask, name something: a headline, a banner, a question. */
const LONGEST_CALL_WORDS = 12;

/** Words that sentences are held together with; a menu has few of them. */
const JOINING = new Set(
  'a an the this that these those you your we our us they their it its i my to of and or nor in on at by for from with without as if not no any all is are be been was were will shall may must can could would should do does has have had when where which who what than then under upon into other such unless except'.split(
    ' ',
  ),
);
const LEAST_JOINING = 0.2;

/** Whether a line only frames a document: days, counters, menus, addresses, banners about cookies. */
export function isNoise(words: string, key: string): boolean {
  const own = key.split(' ');
  const count = countWords(key);
  if (COUNTERS.test(words) || FRAMES.test(words) || STYLES.test(words)) return true;
  if (/\bcookies?\b/i.test(words) && COOKIES.test(words) && count < 5 * LONGEST_FRAME_WORDS) return true;
  if (DATE_LINES.test(words.replace(/^\W+/, '')) && count <= LONGEST_FRAME_WORDS) return true;
  if (EDITIONS.test(words) && topicsOf(words).length === 0) return true;
  if (SHORT_FACTS.test(words)) return false;
  if (count < LONGEST_CALL_WORDS && (isTitle(words) || (!endsAsStated(words) && topicsOf(words).length === 0)))
    return true;
  if (/[.!?;。]["'”’」』)\]]*$/.test(words))
    return count < MIN_ENDED || (count < MIN_WORDS && topicsOf(words).length === 0);
  return count < MIN_WORDS || own.filter((word) => JOINING.has(word)).length < LEAST_JOINING * count;
}

/** Letters of a word, on average, in writing that puts no space between words. */
const UNSPACED_LETTERS = 2;

function countWords(key: string): number {
  const unspaced = key.match(UNSPACED)?.length ?? 0;
  return Math.max(key.split(' ').length, Math.round(unspaced / UNSPACED_LETTERS));
}

/** Whether a line that is nothing but links is a menu or a list of other pages: no statement, and no price. */
export function isMenu(words: string): boolean {
  return !endsAsStated(words) && !SHORT_FACTS.test(words);
}

/** Whether it ends as what is stated does, or as a part of a list does. */
function endsAsStated(words: string): boolean {
  return /[.;:,。、]["'”’」』)\]]*$/.test(words);
}

/** Words of statements: no heading has them, however loudly a statement is printed. */
const STATING = new Set('we you they may must will shall can cannot not is are do does'.split(' '));

/** Whether every word begins with a capital letter, but for those that sentences are held together with. */
function isTitle(words: string): boolean {
  const all = words.split(/[\s/]+/);
  return (
    all.every((word) => JOINING.has(word.toLowerCase()) || /^[^\p{L}]*\p{Lu}/u.test(word)) &&
    !all.some((word) => STATING.has(word.toLowerCase()))
  );
}
