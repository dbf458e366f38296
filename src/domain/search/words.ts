import { lazy } from '#domain/value/lazy.ts';
import { foldText } from './fold-text.ts';

/** Words that stand in any wish and say nothing about it. */
const FILLER = new Set(
  (
    'a able about ai all also always am an and any anybody anyone are artificial as at be been being best boss bosses but by can cannot could did didn do does doesn doing dont done easily easy every everybody everyone ' +
    'fast find finds finding for from get gets getting give given go going got good great had has have having help helps helping hello hey hi how i id if im in intelligence into is it its ive just let lets like looking made make makes making me more most must my myself near ' +
    'need needs new nice never now of off on one only or our people please pls plz put quick quickly recommend recommended s service services shall should show so some ' +
    'somebody someone something software stuff t than that the their them then there these they thing things this to too tool tools top ' +
    'absolutely actually anywhere everywhere done created each amateurish amateur awesome basically bit both brilliant completely cool decent else etc even ever extremely finally fully highly hopefully instantly kind lot lots maybe mostly nicely often perfect perfectly perhaps possible possibly pretty probably professional professionally proper properly quite rather really seriously simple simply sort still super totally truly usually very whole ' +
    'urgent us use used using very versus vs want wanted wants was way we what when where which who whom why will with without would yet you your'
  ).split(' '),
);

/** Words that stand beside any job and tell little of it, however few jobs say them: 'to see the animatic tomorrow'. */
const WEAK = new Set(
  (
    'boring dull ugly bland look looks looked looking see sees saw seen tell tells told come comes came keep keeps kept stay stays hold bring brings take takes taken let start starts stop begin finish become happen happens try tries trying think know known feel believe hope wish expect ask asks offer offers include includes contain mean means seem become allow allows ' +
    'different same similar other another further certain prettier nicer fancier bolder smarter cooler simpler smoother special normal usual common main own full empty whole half first second third next last final early late soon modern old young new big small huge tiny large little long short high low fast slow strong weak right wrong true false real ready open closed clear possible impossible necessary important interesting beautiful ugly cute famous ' +
    'place places system systems client clients colleague colleagues company companies business firm city cities town country countries world life man men woman women guy girl boy lady person family friend friends boss ceo intern customer customers member members group thing part parts side end middle front top bottom left case kind sort type number amount lot piece pieces way time times moment today tomorrow tonight yesterday week weeks month months year years day days hour hours minute minutes morning evening ' +
    'two three four five six seven eight nine ten twelve twenty thirty forty fifty sixty hundred hundreds thousand thousands dozen several few many much twice once again against between before after during under over above below behind beside inside outside within around through across along up down back away off out here there online program programs programme programmes system tool machine'
  ).split(' '),
);
/** Endings that leave the meaning where it was, longest first. */
const ENDINGS = ['ings', 'ions', 'ing', 'ion', 'ers', 'ors', 'als', 'er', 'or', 'al', 'ed', 'es', 'e', 's'];
/** Words that only look as if they had one of these endings. */
const WHOLE = new Set(
  'poster paper news series string later letter corner banner care pope river rival route router'.split(' '),
);
/** A stem has at least this many letters. */
const SHORTEST_STEM = 3;

/** Spellings of one word on both sides of the Atlantic: 'normalisation' is 'normalise', and 'organize' is 'organise'. */
function oneSpelling(word: string): string {
  if (word.length < 6) return word;
  return word
    .replace(/i[sz]ations?$/, 'ise')
    .replace(/iz(e|es|ed|ing|er|ers)$/, 'is$1')
    .replace(/^colour/, 'color');
}

/** The stem of a folded word: 'remove', 'remover' and 'removal' have one, and so have 'generate' and 'generation'. */
export function stemOf(written: string): string {
  const word = oneSpelling(written);
  if (word.length <= SHORTEST_STEM) return word;
  const single = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  if (WHOLE.has(word) || WHOLE.has(single)) return single;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  if (ending === undefined || word.endsWith('ss')) return word;
  const stem = word.slice(0, -ending.length);
  return (/([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : stem).replace(/scrib$/, 'script');
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Whether a word stands in any wish and says nothing about it. */
export function isFiller(word: string): boolean {
  return FILLER.has(word);
}

/** Whether a stem stands beside any job and tells little of it. */
export function isWeakStem(stem: string): boolean {
  return weakStems().has(stem);
}

/** The words that say something; all of them when none does. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !FILLER.has(word) && !/^\d{1,3}$/.test(word));
  return telling.length > 0 ? telling : [...words];
}

/** Words that say that the next telling word is not there. */
const NEGATIONS = new Set(['no', 'without']);
/** Stands before the stem of what is not there. */
const NOT = 'no-';

/** The stem of which something is said not to be there; null when a stated stem says that it is. */
export function negatedStem(stated: string): string | null {
  return stated.startsWith(NOT) ? stated.slice(NOT.length) : null;
}

/**
 * The telling stems of a text, each once; what is said not to be there is another word than what is: 'no bot in the call' is
 * found by who wants none.
 */
export function statedStems(words: readonly string[], telling: readonly string[] = tellingWords(words)): string[] {
  const said = new Set(telling);
  const stems = new Set<string>();
  let isNegated = false;
  for (const word of words) {
    if (NEGATIONS.has(word)) isNegated = true;
    else if (said.has(word)) {
      stems.add(isNegated ? NOT + stemOf(word) : stemOf(word));
      isNegated = false;
    }
  }
  return [...stems];
}

const weakStems = lazy(() => new Set([...WEAK].map(stemOf)));
