import { foldText } from './fold-text.ts';
import { type Askable, besidesRights, isOfWorking, readAsked } from './rights-words.ts';
import { isFiller, tellingWords } from './words.ts';

/** Nobody has to log in to what runs on their own computer. */
const UNKNOWN_TO_ANYBODY = /\bwithout account\b/g;
/** Begins a limit: 'under 20 a month'. The sign of the currency is folded away. */
const LIMIT =
  /\b(?:under|below|less than|max(?:imum)?|up to|at most|not more than|no more than|cheaper than|for(?= \d+ (?:dollar|usd|eur|buck|pound))) (?<most>\d+)(?: (?:dollars?|usd|eur|euros?|bucks?|pounds?|gbp|chf))?(?: (?:(?:a|per) (?:month|year|seat|user)|monthly|yearly|month))?\b/;

/** What the price may be: nothing, or little. */
type PriceQuery = 'free' | 'cheap';

/** What somebody wants, read from what they typed. */
export interface SearchQuery {
  /** All of it, folded. */
  folded: string;
  /** What stands before and around the matter taken away: 'how do i make subtitles' → 'subtitles'. */
  matter: string;
  /** The words of the matter that say something. */
  words: readonly string[];
  price: PriceQuery | null;
  /** US dollars a month that it may cost at most; null when no sum was said. */
  most: number | null;
  asked: readonly Askable[];
  /** What would be good as well: a tool that has it goes before others. */
  hoped: readonly Askable[];
  /** The words without those that only ask for rights or place. */
  rest: readonly string[];
  /** Another tool is wanted instead of the one named here, with further words behind 'for'. */
  insteadOf: { named: string; rest: string } | null;
  /** Whether the other tool is to do another job: 'like canva but for video'. */
  isForAnother: boolean;
  /** The names on both sides of 'vs'; empty when nothing is compared. */
  sides: readonly string[];
}

const FREE = /\b(for free|free of charge|at no cost|no cost|without paying|free|gratis|kostenlos)\b/g;
const CHEAP =
  /\b(cheap(er|est)?|inexpensive|affordable|low cost|low budget|on a (small |tiny |tight |low )?budget|(small|tiny|tight) budget|(on a )?shoestring( budget)?|less expensive|good value)\b/g;
/** Stand beside a price and ask for no job. */
const PRICE_WORDS = new Set(
  'trial trials plan plans tier tiers version versions forever account option options unlimited 100 price prices pricing'.split(
    ' ',
  ),
);
/** Begins a question and says nothing of the matter; a 'website for a bakery' is wanted itself. */
const LEAD =
  /^((what|which|whats|is there|are there|do you know|can you|recommend|give me|show me|find|i (need|want|am looking for|have to|must)|looking for|need|best|good|top|a|an|the|some|any|ai) )*((ai )?(?!(?:websites?|sites?|apps?) for (?:an?|my|our|the) )(tools?|apps?|software|programs?|websites?|sites?|services?|platforms?|something|anything|way|ways)( ai)? )((can|could|that|which|to|for|i|use|do|does|is|are|best|will|helps?|me|the|a) )+/;
const ASKING =
  /^(how (do|can|could|would|should|to)( i| we| you| one)?|what (is|are|does|do)|where (do|can) i|can i|i (need|want) to|help me( to)?) /;

const INSTEAD: readonly RegExp[] = [
  // 'canva alternative for slides', but not 'what are alternatives for canva'.
  /^(?!(?:what|which|are|is|any|some|good|best|the|there)\b)(?<named>[^ ]+(?: [^ ]+){0,2}) (?:alternatives?|replacements?|substitutes?|competitors?)(?<rest> for .*)$/,
  /\b(?:alternatives?|replacements?|substitutes?|competitors?) (?:to|for|of) (?<named>.+)$/,
  /^(?<named>[^ ]+(?: [^ ]+){0,4}) alternatives?(?<rest> .*)?$/,
  // A 'screen replacement' is a job.
  /^(?<named>[^ ]+(?: [^ ]+){0,2})(?<!\b(?:screen|monitor|sky|face|head|background|actor|set|sign|logo|object|dialogue|text)) (?:replacements?|substitutes?|competitors?)(?<rest> .*)?$/,
  // 'midjourney clone', but no 'voice clone'.
  /^(?<named>[^ ]+(?: [^ ]+){0,2})(?<!\bvoice) clones?$/,
  /\b(?:instead of|(?:replace|replacing)(?!.* (?:in|on|with|from) )|than|switch(?:ing)? from|move away from|moving from|leave|leaving|same as) (?<named>.+)$/,
  /^(?:(?:something|anything|a|an|the|some|tools?|apps?|software|programs?|sites?|websites?) )*(?:like|similar to|comparable to) (?<named>.+)$/,
  /^(?<named>[^ ]+(?: [^ ]+)?) but (?<rest>.+)$/,
  // Somebody who says that it is gone or costs too much has to leave it.
  /^(?:(?:our|my|the) )?(?<named>[^ ]+)(?: (?:is|s|are|was|has|have|got|became|become|gotten|getting|just|now|way|far|plan|price|costs?))* (?:too (?:expensive|pricey|dear|much|hard|difficult|complicated|complex)|gone|dead|closed|closing|shut(?:ting)? down|discontinued|unaffordable)(?<rest> .*)?$/,
];
const VERSUS =
  / (?:vs|versus|or|against|compared (?:to|with)|and|(?:better|worse|cheaper|faster) than|different (?:from|to)) /;
/** Stands before the first of two that are compared. */
const COMPARING =
  /^(?:(?:compare|comparison|of|is|are|what|whats|which|the|difference|differences|between|better|best|cheaper|s) )+/;

/** Reads a wish by rules; whether a named thing is a tool is for the search to know. */
export function parseQuery(typed: string): SearchQuery {
  const folded = foldText(typed);
  const price = priceOf(folded);
  const unpriced = folded
    .replace(UNKNOWN_TO_ANYBODY, ' ')
    .replace(LIMIT, ' ')
    .replace(FREE, ' ')
    .replace(CHEAP, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\bbut( more)?( easier)?$/, '')
    .trim();
  const insteadOf = readInstead(unpriced);
  const sides = unpriced.split(VERSUS).map((side) => side.replace(COMPARING, ''));
  const matter = unpriced.replace(ASKING, '').replace(LEAD, '').trim();
  const { asked: all, words: askedWords } = readAsked(folded);
  const telling = matter === '' ? [] : tellingWords(matter.split(' '));
  // 'completely free' and 'free plan' ask for nothing but the price.
  const words = price !== null && telling.every(isOfPrice) ? [] : telling;
  const rest = besidesRights(words, askedWords);
  const isWithoutAccount = folded.search(UNKNOWN_TO_ANYBODY) >= 0;
  const isOnlyWithoutAccount = isWithoutAccount && matter === '';
  const asked: Askable[] = isOnlyWithoutAccount
    ? ['own computer']
    : rest.length > 0
      ? all.filter((one) => !isOfWorking(one))
      : all;
  return {
    folded,
    matter,
    words,
    price,
    most: mostOf(folded),
    asked,
    hoped: [
      ...(isWithoutAccount && !isOnlyWithoutAccount ? (['own computer'] as const) : []),
      ...all.filter((one) => !asked.includes(one)),
    ],
    rest,
    insteadOf,
    isForAnother: insteadOf !== null && / but (?:for|to|that|which) /.test(folded),
    sides: sides.length > 1 ? sides : [],
  };
}

/** Whether a word only says how free or cheap it is to be. */
export function isOfPrice(word: string): boolean {
  return isFiller(word) || PRICE_WORDS.has(word);
}

function priceOf(folded: string): PriceQuery | null {
  // 'royalty free', 'copyright free' and 'hands free' ask for no price.
  if (
    folded.replace(/\b\w+(ty|right|hands|watermark|login|ad|claim|error|stress|gluten) free\b/g, '').search(FREE) >= 0
  )
    return 'free';
  return folded.search(CHEAP) >= 0 || mostOf(folded) !== null ? 'cheap' : null;
}

function mostOf(folded: string): number | null {
  const most = LIMIT.exec(folded)?.groups?.['most'];
  return most === undefined ? null : Number(most);
}

function readInstead(text: string): SearchQuery['insteadOf'] {
  for (const pattern of INSTEAD) {
    const groups = pattern.exec(text)?.groups;
    const named =
      groups?.['named']
        ?.trim()
        .replace(/^(the|a|an|best|good) /, '')
        .replace(/ (?:that|which|who|because) .*$/, '') ?? '';
    if (named !== '') return { named, rest: groups?.['rest']?.trim() ?? '' };
  }
  return null;
}
